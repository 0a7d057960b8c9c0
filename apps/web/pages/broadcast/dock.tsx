import { useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { Prompt } from '@brink/kernel';
import type { Poll } from '@brink/protocol';
import { useLobby } from '../../games/game-uis.ts';
import { pollOf, vote } from '../../client/club-api.ts';
import { gameSummary } from '../../client/api.ts';
import { enter } from '../../client/me.ts';
import { someName } from '../../ui/texts/account.ts';
import { useSettings } from '../../ui/settings.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { useBroadcastTexts } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import './broadcast.css';

const MINUTE = 60_000;
const AGAIN_MS = 5_000;

interface VoteProps {
  readonly id: string;
  readonly game: GameId;
}

const promptOf = ({ code = '', domain = '', args = [], seat = 0, options }: Poll): Prompt => ({
  code: code as Prompt['code'],
  domain: domain as Prompt['domain'],
  args,
  actors: [seat],
  choices: options.map(({ choice }) => choice),
});

/** What the audience would choose at the moment that is shown; one vote each, until it is shown. */
function Vote({ id, game }: VoteProps) {
  const words = useBroadcastTexts();
  const language = useLanguage();
  const settings = useSettings();
  const texts = useLobby(game).texts[language];
  const { loaded, look } = useLoaded(id, () => pollOf(id), AGAIN_MS);
  if (loaded.status === 'loading') return undefined;
  const poll = loaded.status === 'here' ? loaded.value : undefined;
  if (!poll || poll.decision === undefined) return <p className="w-about">{words.none}</p>;
  const { decision, seat = 0, yours } = poll;
  const prompt = promptOf(poll);
  const all = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const cast = async (choice: number): Promise<void> => {
    try {
      await enter(settings.name || someName(language));
      await vote(id, decision, choice);
    } catch {
      // The choice has been shown meanwhile: the next question says so.
    }
    await look();
  };
  return (
    <>
      <p>
        <b>{words.question(texts.seats[seat])}</b> {texts.prompt(prompt)}
      </p>
      <ul className="w-vote">
        {poll.options.map(({ choice, votes }) => (
          <li key={choice}>
            <button type="button" aria-pressed={choice === yours} onClick={() => void cast(choice)}>
              <progress max={Math.max(1, all)} value={votes} aria-hidden />
              <span>{texts.choice(prompt, choice)}</span>
              <i>
                {choice === yours && `${words.yours} · `}
                {words.votes(votes)}
              </i>
            </button>
          </li>
        ))}
      </ul>
      <p className="w-about">{words.closes}</p>
    </>
  );
}

/** For spectators of a game whose hands are shown a while later. */
export default function BroadcastDock({ id }: { readonly id: string }) {
  const words = useBroadcastTexts();
  const { loaded } = useLoaded(id, () => gameSummary(id), 10 * MINUTE);
  if (loaded.status !== 'here') return undefined;
  const { openHandsAfter, game, status } = loaded.value;
  if (openHandsAfter === undefined || status !== 'playing' || !isGameId(game)) return undefined;
  return (
    <aside className="w-broadcast" aria-label={words.dock}>
      <details>
        <summary>
          {words.dock} <i>{words.late(openHandsAfter / MINUTE)}</i>
        </summary>
        <div>
          <Arrival>
            <Vote id={id} game={game} />
          </Arrival>
          <p>
            <a href={`/overlay/${id}`} target="_blank" rel="noreferrer">
              {words.overlay}
            </a>
          </p>
          <p className="w-about">{words.overlayAbout}</p>
        </div>
      </details>
    </aside>
  );
}
