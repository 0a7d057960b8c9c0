import { Button, langOf, useLanguage } from '@brink/board';
import { isGameId } from '@brink/games/ids';
import type { OpenSeek } from '@brink/protocol';
import { openSeeks, startSeeking } from '../../client/seeking.ts';
import { enter, useMe } from '../../client/me.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { goTo } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { someName } from '../../ui/texts/account.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PAIRING_TEXTS } from './texts.ts';
import './pairing.css';

const AGAIN_MS = 10_000;

/** Those who look for an opponent now: one click takes the seat opposite. */
export default function OpenSeeks() {
  const language = useLanguage();
  const texts = PAIRING_TEXTS[language];
  const say = useSay();
  const me = useMe();
  const settings = useSettings();
  const { loaded } = useLoaded('seeks', openSeeks, AGAIN_MS);
  const seeks = loaded.status === 'here' ? loaded.value.filter(({ isYours }) => !isYours) : [];
  const canRate = me.status === 'known' && me.user.kind === 'account';
  const answer = async ({ game, pace, rated }: OpenSeek): Promise<void> => {
    await enter(settings.name || someName(language));
    startSeeking({ game, pace, rated, anyRating: true });
    goTo('/pair');
  };
  if (seeks.length === 0) return undefined;
  return (
    <section aria-labelledby="w-seeks">
      <h2 id="w-seeks">
        {texts.openSeeks} <small>{seeks.length}</small>
      </h2>
      <ul className="w-games">
        {seeks.map((seek) => (
          <li key={`${seek.name} ${seek.since}`} className="w-seek">
            <b lang={langOf(seek.name)}>{seek.name}</b>
            <span>{seek.rating}</span>
            <span>
              {isGameId(seek.game) ? say.games[seek.game].title : seek.game} ·{' '}
              {texts.seekOf(say.paces[seek.pace], seek.rated)}
            </span>
            {(canRate || !seek.rated) && (
              <Button onPress={() => void answer(seek).catch(() => undefined)}>
                {texts.playThem}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
