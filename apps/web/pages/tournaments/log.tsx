import { useLanguage, type BoardLanguage } from '@brink/board';
import type { TournamentPage } from '@brink/protocol';
import { BROADCAST_TEXTS } from '../broadcast/texts.ts';
import { Moment, dateText } from '../../ui/moment.tsx';
import { useTournamentTexts, type TournamentTexts } from './texts/texts.ts';

type Entry = TournamentPage['log'][number];

/** A ruling is written down as "ROUND.FIRST SCORE REASON", from 1. */
const RULING = /^(\d+)\.(\d+) (\S+) (.*)$/s;

const MINUTE = 60_000;

interface Told {
  readonly text: string;
  readonly reason?: string;
}

/** What an entry of the log says, and the reason that was given. */
export function told(
  { event, about, text = '' }: Entry,
  { entrantsList, matches }: Pick<TournamentPage, 'entrantsList' | 'matches'>,
  texts: TournamentTexts,
  language: BoardLanguage,
): Told {
  switch (event) {
    case 'round':
      return { text: texts.newRound(text) };
    case 'extended':
      return { text: texts.extended(text && dateText(Number(text), language)) };
    case 'broadcast':
      return {
        text: text
          ? texts.broadcastOn(BROADCAST_TEXTS[language].late(Number(text) / MINUTE))
          : texts.broadcastOff,
      };
    case 'excluded':
      return { text: texts.excluded(about ?? ''), reason: text };
    case 'ruled': {
      const [, round, first, score, reason] = RULING.exec(text) ?? [];
      const match = matches.find(
        (each) => each.round === Number(round) - 1 && each.first === Number(first) - 1,
      );
      if (!match) return { text };
      const names = [match.first, match.second ?? match.first].map(
        (entrant) => entrantsList[entrant].name,
      );
      return { text: texts.ruling(names.join(' – '), score), reason };
    }
    default:
      return { text: texts.events[event] ?? event };
  }
}

/** What happened and what the organiser did, for everybody to see. */
export function TournamentLog({ page }: { readonly page: TournamentPage }) {
  const texts = useTournamentTexts();
  const language = useLanguage();
  if (page.log.length === 0) return undefined;
  return (
    <section aria-labelledby="w-log">
      <h2 id="w-log">{texts.log}</h2>
      <ol className="w-games w-tour-log">
        {page.log.map((entry) => {
          const { text, reason } = told(entry, page, texts, language);
          return (
            <li key={`${entry.at} ${entry.event} ${entry.text ?? ''}`}>
              <Moment at={entry.at} />
              <span>
                {text} {entry.by && <i>({texts.by(entry.by)})</i>}
                {reason && (
                  <>
                    {' '}
                    {texts.reason}: {reason}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
