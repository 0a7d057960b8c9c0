import { Button, useLanguage } from '@brink/board';
import { GAME_IDS, type GameId } from '@brink/games/ids';
import type { PlayerProfile } from '@brink/protocol';
import { useState } from 'react';
import { challenge, follow, people, unfollow } from '../../client/people-api.ts';
import { useMe } from '../../client/me.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { Choices } from '../../ui/choices.tsx';
import { Modal } from '../../ui/modal.tsx';
import { goTo } from '../../ui/router.ts';
import type { Pace } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { CLOCKS, usePaces } from '../home/paces.ts';
import { PEOPLE_TEXTS } from './texts.ts';

interface TermsProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Which game, and how fast. */
function Terms({ name, onClose }: TermsProps) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const say = useSay();
  const paces = usePaces();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const [pace, setPace] = useState<Pace>('slow');
  const [hasFailed, setFailed] = useState(false);
  const send = async (): Promise<void> => {
    setFailed(false);
    const { id } = await challenge(name, { game, clock: CLOCKS[pace] });
    goTo(`/g/${id}`);
  };
  return (
    <Modal title={texts.challengeTo(name)} onClose={onClose}>
      <div className="w-challenge">
        <Choices
          label={say.game}
          values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
          chosen={game}
          onChoose={setGame}
        />
        <Choices label={say.pace} values={paces} chosen={pace} onChoose={setPace} />
        {hasFailed && <p role="alert">{texts.waysFailed}</p>}
        <Button isPrimary onPress={() => void send().catch(() => setFailed(true))}>
          {texts.sendChallenge}
        </Button>
      </div>
    </Modal>
  );
}

/** What can be done with somebody: follow them, challenge them. */
export function PersonWays({ person }: { readonly person: PlayerProfile }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const me = useMe();
  const myId = me.status === 'known' ? me.user.id : undefined;
  const { loaded, look } = useLoaded(myId, people, ONCE);
  const [hasFailed, setFailed] = useState(false);
  const [isChallenging, setChallenging] = useState(false);
  if (loaded.status !== 'here') return undefined;
  const { name } = person;
  const isFollowed = loaded.value.following.some((each) => each.name === name);
  const turn = async (): Promise<void> => {
    setFailed(false);
    await (isFollowed ? unfollow : follow)(name);
    await look();
  };
  return (
    <>
      <Button isPrimary onPress={() => setChallenging(true)}>
        {texts.challenge}
      </Button>
      <Button onPress={() => void turn().catch(() => setFailed(true))}>
        {isFollowed ? texts.unfollow : texts.follow}
      </Button>
      {isChallenging && <Terms name={name} onClose={() => setChallenging(false)} />}
      {hasFailed && <p role="alert">{texts.waysFailed}</p>}
    </>
  );
}
