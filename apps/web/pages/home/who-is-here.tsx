import { langOf, useLanguage } from '@brink/board';
import { people } from '../../client/people-api.ts';
import { useMe } from '../../client/me.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { PlayerLink } from '../../ui/player-link.tsx';
import { HOME_TEXTS } from './texts.ts';

const AGAIN_MS = 60_000;
const MOST = 8;

/** Who else is here, those one follows first. */
export function WhoIsHere() {
  const texts = HOME_TEXTS[useLanguage()];
  const me = useMe();
  const { loaded } = useLoaded(me.status === 'known' ? me.user.id : undefined, people, AGAIN_MS);
  if (loaded.status !== 'here') return undefined;
  const { following, here } = loaded.value;
  const followed = following.filter(({ isHere }) => isHere);
  const others = here.filter(({ name }) => followed.every((each) => each.name !== name));
  const shown = [...followed, ...others].slice(0, MOST);
  if (shown.length === 0) return undefined;
  return (
    <section className="w-who" aria-labelledby="w-who">
      <h2 id="w-who">{texts.whoIsHere}</h2>
      <ul>
        {shown.map(({ name }) => (
          <li key={name} lang={langOf(name)}>
            <i aria-hidden /> <PlayerLink name={name} hasProfile />
          </li>
        ))}
      </ul>
    </section>
  );
}
