import { useLanguage } from '@brink/board';
import type { Texts } from '@brink/kernel';
import type { ExplorerAnswer, ExplorerGroup, ExplorerStep } from '@brink/protocol';
import { useLobby } from '../../games/game-uis.ts';
import { Link } from '../../ui/link.tsx';
import { LastGames } from './last-games.tsx';
import { addressOf, type Place } from './place.ts';
import { stepWords } from './step-words.ts';
import { useExplorerTexts } from './texts.ts';
import { WinBar } from './win-bar.tsx';
import './explorer.css';

/** Rows of one group; rarer ones are only counted. */
const MOST_ROWS = 12;

interface RowProps {
  readonly row: ExplorerStep;
  readonly kind: ExplorerGroup['kind'];
  readonly words: string;
  readonly sides: readonly [string, string];
  readonly to: string;
  readonly isChosen: boolean;
}

function Row({ row, kind, words, sides, to, isChosen }: RowProps) {
  const texts = useExplorerTexts();
  const language = useLanguage();
  const { games, held, rating } = row;
  const often = held && Math.round((games / held) * 100);
  const notes = [
    often && (kind === 'headline' ? texts.heldHeadline(often) : texts.heldPlay(often)),
    rating && texts.rating(rating),
  ].filter(Boolean);
  return (
    <li className="x-row" data-on={isChosen || undefined}>
      <span>
        <Link to={to} isCurrent={isChosen}>
          {words}
        </Link>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <span className="x-n">{games.toLocaleString(language)}</span>
      <WinBar tally={row} sides={sides} />
    </li>
  );
}

interface GroupProps {
  readonly group: ExplorerGroup;
  /** The line before its steps. */
  readonly place: Place;
  readonly chosen?: string | undefined;
  readonly seats: readonly string[];
  readonly texts: Texts;
}

function Group({ group, place, chosen, seats, texts: gameTexts }: GroupProps) {
  const texts = useExplorerTexts();
  const { kind, seat, steps } = group;
  const shown = steps.filter(({ step }, at) => at < MOST_ROWS || step === chosen);
  const sides = [seats[0], seats[1]] as const;
  const rarer = steps.length - shown.length;
  return (
    <section className="x-group">
      <h2 className="x-head">
        <span>{texts.groups[kind](seats[seat])}</span>
        <span aria-hidden>{texts.games}</span>
        <span aria-hidden className="x-sides">
          <i data-side="us" /> {texts.wins} <i data-side="ussr" />
        </span>
      </h2>
      <ul>
        {shown.map((row) => (
          <Row
            key={row.step}
            row={row}
            kind={kind}
            words={stepWords(row.step, gameTexts, texts)}
            sides={sides}
            to={addressOf({ ...place, line: [...place.line, row.step] })}
            isChosen={row.step === chosen}
          />
        ))}
      </ul>
      {rarer > 0 && <p className="x-more">{texts.more(rarer)}</p>}
    </section>
  );
}

/** What was played beside the last step and after it, and the last games: for any page. */
export function ExplorerRows({
  place,
  answer,
}: {
  readonly place: Place;
  readonly answer: ExplorerAnswer;
}) {
  const texts = useExplorerTexts();
  const lobby = useLobby(place.game);
  const gameTexts = lobby.texts[useLanguage()];
  const { seats } = gameTexts;
  const { line } = place;
  const chosen = line.at(-1);
  if (answer.games === 0) {
    return (
      <div className="x-none" role="status">
        <h2>{texts.none}</h2>
        <p>{texts.noneText}</p>
      </div>
    );
  }
  return (
    <>
      {answer.beside && (
        <Group
          group={answer.beside}
          place={{ ...place, line: line.slice(0, -1) }}
          chosen={chosen}
          seats={seats}
          texts={gameTexts}
        />
      )}
      {answer.next.map((group) => (
        <Group
          key={`${group.kind} ${group.seat}`}
          group={group}
          place={place}
          seats={seats}
          texts={gameTexts}
        />
      ))}
      <LastGames place={place} last={answer.last} texts={gameTexts} />
    </>
  );
}
