import { Button, useLanguage } from '@brink/board';
import type { PlayerProfile } from '@brink/protocol';
import { useState } from 'react';
import { challenge, follow, people, unfollow } from '../../client/people-api.ts';
import { useMe } from '../../client/me.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { goTo } from '../../ui/router.ts';
import { PEOPLE_TEXTS } from './texts.ts';

const FIRST_GAME = 'twilight-struggle';

/** What can be done with somebody: follow them, challenge them. */
export function PersonWays({ person }: { readonly person: PlayerProfile }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const me = useMe();
  const myId = me.status === 'known' ? me.user.id : undefined;
  const { loaded, look } = useLoaded(myId, people, ONCE);
  const [hasFailed, setFailed] = useState(false);
  if (loaded.status !== 'here') return undefined;
  const { name } = person;
  const isFollowed = loaded.value.following.some((each) => each.name === name);
  const turn = async (): Promise<void> => {
    setFailed(false);
    await (isFollowed ? unfollow : follow)(name);
    await look();
  };
  const open = async (): Promise<void> => {
    setFailed(false);
    const { id } = await challenge(name, FIRST_GAME);
    goTo(`/g/${id}`);
  };
  const tried = (work: () => Promise<void>) => (): void => void work().catch(() => setFailed(true));
  return (
    <>
      <Button isPrimary onPress={tried(open)}>
        {texts.challenge}
      </Button>
      <Button onPress={tried(turn)}>{isFollowed ? texts.unfollow : texts.follow}</Button>
      {hasFailed && <p role="alert">{texts.waysFailed}</p>}
    </>
  );
}
