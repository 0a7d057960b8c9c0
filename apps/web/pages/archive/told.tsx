import { Button, useLanguage } from '@brink/board';
import { useState } from 'react';
import type { ToldEnding } from '../../client/archive-api.ts';
import type { ImportResult } from '../../client/log-reader.ts';
import { PEOPLE_TEXTS } from '../players/texts.ts';
import { BRING_TEXTS } from './bring-texts.ts';
import { placeOf, type Place } from './place.ts';
import { ARCHIVE_TEXTS } from './texts.ts';
import type { Sent } from './uploads.ts';

interface ToldProps {
  readonly sent: Sent;
  readonly onPlace: (place: Place) => void;
  readonly onKeep: () => void;
  readonly onEnded: (ended: ToldEnding) => void;
}

/** More than that would hide what matters. */
const MOST_LINES = 5;

function Unknown({ lines }: { readonly lines: ImportResult['unknownLines'] }) {
  const texts = BRING_TEXTS[useLanguage()];
  if (lines.length === 0) return undefined;
  return (
    <>
      <p>{texts.unknown(lines.length)}</p>
      <ol className="w-sent-lines">
        {lines.slice(0, MOST_LINES).map(({ line, text }) => (
          <li key={line} value={line}>
            <code lang="en">{text}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Why a log was not read to its end, and what can be done about it. */
function Stopped({
  sent,
  result,
  onPlace,
  onKeep,
}: Omit<ToldProps, 'onEnded'> & { readonly result: ImportResult }) {
  const texts = BRING_TEXTS[useLanguage()];
  const { kind, line, log, engine, cause, problem } = result.firstDivergence!;
  if (kind === 'format') {
    return (
      <li className="w-problem">
        <b>{sent.name}</b> {texts.formats[problem ?? 'other']} {texts.whatIsRead}
      </li>
    );
  }
  const place = placeOf(sent.name, sent.text, result, texts);
  return (
    <li className="w-problem">
      <b>{sent.name}</b> {kind === 'unread' ? texts.unread(line) : texts.parts(line)}
      <Unknown lines={result.unknownLines} />
      <dl className="w-sent-parts">
        <dt>{texts.logSays}</dt>
        <dd>
          <code lang="en">{log}</code>
        </dd>
        {kind === 'rules' && (
          <>
            <dt>{texts.rulesSay}</dt>
            <dd>
              <code lang="en">{engine}</code>
            </dd>
          </>
        )}
      </dl>
      {cause && <p>{texts.cause(cause.line)}</p>}
      <p>{texts.notKept}</p>
      {place && (
        <p className="w-bring-doors">
          <Button isPrimary onPress={() => onPlace(place)}>
            {texts.showPlace}
          </Button>
          <Button onPress={onKeep}>{texts.keepPartial(line)}</Button>
        </p>
      )}
    </li>
  );
}

const WINNERS = ['0', '1', ''] as const;
const MANNERS = [
  'resignation',
  'time',
  'vp',
  'wargames',
  'europeControl',
  'defcon',
  'agreement',
] as const;

/** Who won a game whose log breaks off: the uploader may know. */
function AskEnding({
  result,
  onEnded,
}: {
  readonly result: ImportResult;
  readonly onEnded: (ended: ToldEnding) => void;
}) {
  const language = useLanguage();
  const texts = BRING_TEXTS[language];
  const { manners } = PEOPLE_TEXTS[language];
  const likely = result.ending.how === 'open' ? result.ending.likely : undefined;
  const known = MANNERS.find((manner) => manner === likely?.manner);
  const [winner, setWinner] = useState<(typeof WINNERS)[number]>(likely?.winner === 1 ? '1' : '0');
  const [manner, setManner] = useState<(typeof MANNERS)[number]>(known ?? 'resignation');
  return (
    <details className="w-sent-ending">
      <summary>{texts.sayEnding}</summary>
      {known && <p>{texts.likely}</p>}
      <div className="w-bring-doors">
        <label>
          {texts.whoWon}{' '}
          <select
            value={winner}
            onChange={({ target }) => setWinner(target.value as typeof winner)}
          >
            {WINNERS.map((each, i) => (
              <option key={each} value={each}>
                {texts.winners[i]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.how}{' '}
          <select
            value={manner}
            onChange={({ target }) => setManner(target.value as typeof manner)}
          >
            {MANNERS.map((each) => (
              <option key={each} value={each}>
                {manners[each]}
              </option>
            ))}
          </select>
        </label>
        <Button
          onPress={() => onEnded({ manner, ...(winner !== '' && { winner: Number(winner) }) })}
        >
          {texts.saveEnding}
        </Button>
      </div>
    </details>
  );
}

/** One file, and what has become of it. */
export function Told(props: ToldProps) {
  const language = useLanguage();
  const texts = ARCHIVE_TEXTS[language];
  const more = BRING_TEXTS[language];
  const { sent, onEnded } = props;
  const { name, status } = sent;
  switch (status.is) {
    case 'reading':
      return <li>{texts.sending(name)}</li>;
    case 'stopped':
      return <Stopped {...props} result={status.result} />;
    case 'kept': {
      const { game, result } = status;
      return (
        <li>
          ✓ {texts.taken(name)}
          {result && result.readings.length > 0 && <p>{more.readings(result.readings.length)}</p>}
          {result && <Unknown lines={result.unknownLines} />}
          {result && game.manner === 'open' && (
            <>
              <p>{more.open(game.turn)}</p>
              <AskEnding result={result} onEnded={onEnded} />
            </>
          )}
        </li>
      );
    }
    case 'wrong': {
      const { problem, at, detail } = status.trouble;
      const place =
        at === undefined ? '' : ` ${problem === 'line' ? texts.atLine(at) : texts.atChoice(at)}`;
      return (
        <li className="w-problem">
          <b>{name}</b> {texts.problems[problem]}
          {place}
          {detail && <code lang="en">{detail}</code>}
        </li>
      );
    }
  }
}
