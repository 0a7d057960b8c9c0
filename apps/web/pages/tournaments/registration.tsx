import { Button } from '@brink/board';
import type { TournamentPage } from '@brink/protocol';
import { useState } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { actOn, type TournamentDeed } from '../../client/club-api.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { PlayerLink } from './names.tsx';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';

interface RegistrationProps {
  readonly page: TournamentPage;
  readonly onChange: (page: TournamentPage) => void;
}

/** What one can do about taking part. */
function TakePart({ page, onChange }: RegistrationProps) {
  const texts = useTournamentTexts();
  const say = useSay();
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { id, status, you, entrants, capacity } = page;
  const act = (deed: TournamentDeed): void =>
    void actOn(id, deed).then(onChange, (error) => setProblem(codeOf(error)));
  const isOpen = status === 'registration';
  const canLeave = (you === 'in' || you === 'waiting') && (isOpen || status === 'running');
  const isAccount = me.status === 'known' && me.user.kind !== 'guest';
  return (
    <>
      {you && <p className="w-tour-you">{texts.you[you]}</p>}
      {isOpen && !you && !isAccount && <p className="w-about">{texts.loginFirst}</p>}
      <div className="w-form-foot">
        {isOpen && !you && isAccount && (
          <Button isPrimary onPress={() => act('join')}>
            {entrants < capacity ? texts.join : texts.joinWaiting}
          </Button>
        )}
        {isOpen && !you && !isAccount && (
          <Link to="/account" className="b-button">
            {texts.logIn}
          </Link>
        )}
        {canLeave && (
          <Button onPress={() => (isOpen ? act('leave') : setAsking(true))}>{texts.leave}</Button>
        )}
      </div>
      {problem && (
        <p className="w-problem" role="alert">
          {tournamentProblem(problem, texts)}
        </p>
      )}
      {isAsking && (
        <Ask text={texts.leaveAsk} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button
            isPrimary
            onPress={() => {
              setAsking(false);
              act('leave');
            }}
          >
            {texts.leave}
          </Button>
        </Ask>
      )}
    </>
  );
}

/** Who takes part, who waits for a place, and how one joins them. */
export function Registration({ page, onChange }: RegistrationProps) {
  const texts = useTournamentTexts();
  const { entrantsList, entrants, capacity, status } = page;
  const isOpen = status === 'registration';
  const lists = [
    [texts.entrantsTitle, entrantsList.filter(({ isWaiting }) => !isWaiting)],
    [texts.waitingTitle, entrantsList.filter(({ isWaiting }) => isWaiting)],
  ] as const;
  return (
    <section className="w-card w-form" aria-labelledby="w-registration">
      <h2 id="w-registration">{texts.registration}</h2>
      {isOpen && <p>{texts.entrants(entrants, capacity)}</p>}
      <TakePart page={page} onChange={onChange} />
      {isOpen &&
        lists.map(
          ([title, listed], index) =>
            (index === 0 || listed.length > 0) && (
              <div key={title}>
                <h3>{title}</h3>
                {listed.length === 0 ? (
                  <p className="w-about">{texts.noEntrants}</p>
                ) : (
                  <ol className="w-tour-entrants">
                    {listed.map(({ name, hasProfile }) => (
                      <li key={name}>
                        <PlayerLink name={name} hasProfile={hasProfile} />
                      </li>
                    ))}
                  </ol>
                )}
              </div>
            ),
        )}
    </section>
  );
}
