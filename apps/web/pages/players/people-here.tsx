import { langOf, useLanguage } from '@brink/board';
import { people } from '../../client/people-api.ts';
import { useMe } from '../../client/me.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { PlayerLink } from '../../ui/player-link.tsx';
import { PEOPLE_TEXTS } from './texts.ts';

const AGAIN_MS = 60_000;

/** Whom one follows, and who else is here. */
export function PeopleHere() {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const me = useMe();
  const { loaded } = useLoaded(me.status === 'known' ? me.user.id : undefined, people, AGAIN_MS);
  if (loaded.status !== 'here') return undefined;
  const { following, here } = loaded.value;
  const others = here.filter(({ name }) => following.every((each) => each.name !== name));
  const row = ({ name, isHere }: (typeof here)[number]) => (
    <li key={name} data-here={isHere}>
      <i aria-hidden />
      <span lang={langOf(name)}>
        <PlayerLink name={name} hasProfile />
      </span>
      <small>{isHere ? texts.isHere : texts.isAway}</small>
    </li>
  );
  return (
    <section className="w-card w-people-here" aria-label={texts.peopleHere}>
      <h2>{texts.followed}</h2>
      {following.length === 0 ? (
        <p className="w-about">{texts.followNobody}</p>
      ) : (
        <ul>{following.map(row)}</ul>
      )}
      <h2>{texts.peopleHere}</h2>
      {others.length === 0 ? (
        <p className="w-about">{texts.nobodyHere}</p>
      ) : (
        <ul>{others.map(row)}</ul>
      )}
    </section>
  );
}
