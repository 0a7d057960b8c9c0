import { Die } from '../marks/die.tsx';
import { Key } from '../marks/key.tsx';
import { SideMark } from '../marks/side-mark.tsx';
import { SIDES, valueOf, type BySide, type Side } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import './odds-box.css';

export interface OddsRow {
  /** The throw; several of them give a row that tells its probability instead. */
  readonly die?: number;
  readonly probability?: number;
  /** The arithmetic without its result: "4 + 3 − 2". */
  readonly sum?: string;
  readonly result?: number;
  /** Influence after it. */
  readonly influence?: BySide<number>;
  readonly control?: Side;
  /** VP that change hands, for the one who throws: "+2". */
  readonly vp?: string;
  /** By how much the scores of regions would move for the one who throws: "+4". */
  readonly scores?: string;
  readonly final?: string;
  readonly isGood: boolean;
}

export interface OddsBoxProps {
  readonly title: string;
  /** "3 ops · battleground · stability 1". */
  readonly facts: string;
  readonly side: Side;
  /** From 0 to 1. */
  readonly chance: number;
  readonly meaning: string;
  readonly rows: readonly OddsRow[];
  /** What happens besides. */
  readonly effects?: string;
  readonly isDeadly?: boolean;
  readonly onRoll?: () => void;
  readonly onBack?: () => void;
}

/** Every face of the die with its arithmetic, before it is rolled. */
export function OddsBox(props: OddsBoxProps) {
  const { title, facts, side, chance, meaning, rows, effects, isDeadly, onRoll, onBack } = props;
  const words = useWords();
  const hasDice = rows.some(({ die }) => die !== undefined);
  const hasInfluence = rows.some(({ influence }) => influence);
  const hasVp = rows.some(({ vp }) => vp);
  const hasScores = rows.some(({ scores, final }) => scores || final);
  const hasSums = rows.some(({ sum }) => sum !== undefined);
  return (
    <div className="b-odds" data-side={side} role="group" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{facts}</p>
      </header>
      <p className="b-odds-chance">
        <b>{words.percent(Math.round(chance * 100))}</b> <span>{meaning}</span>
      </p>
      <div className="b-odds-bar" aria-hidden>
        <i style={{ width: `${chance * 100}%` }} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{hasDice ? words.die : words.chance}</th>
            {hasSums && <th scope="col">{words.result}</th>}
            {hasInfluence &&
              SIDES.map((each) => (
                <th key={each} scope="col">
                  {words.side[each]}
                </th>
              ))}
            {hasInfluence && <th scope="col">{words.after}</th>}
            {hasVp && <th scope="col">{words.vpShort}</th>}
            {hasScores && (
              <>
                <th scope="col" title={words.scoreNowAbout}>
                  {words.scoreNow}
                </th>
                <th scope="col" title={words.scoreFinalAbout}>
                  {words.scoreFinal}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ die, probability = 0, sum, result, influence, control, ...row }) => (
            <tr key={`${die} ${influence?.join()} ${probability}`} data-good={row.isGood}>
              <td>
                {die === undefined ? (
                  words.percent(Math.round(probability * 100))
                ) : (
                  <Die value={die} />
                )}
              </td>
              {hasSums && (
                <td>
                  {sum} = <b>{`${result}`.replace('-', '−')}</b>
                </td>
              )}
              {influence && SIDES.map((each) => <td key={each}>{valueOf(influence, each)}</td>)}
              {hasInfluence && (
                <td>
                  {control ? (
                    <>
                      <SideMark side={control} /> {words.side[control]}
                    </>
                  ) : (
                    '—'
                  )}
                </td>
              )}
              {hasVp && <td>{row.vp}</td>}
              {hasScores && (
                <>
                  <td>{row.scores}</td>
                  <td>{row.final}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {effects && (
        <p className="b-odds-effects" data-deadly={isDeadly}>
          <span aria-hidden>▲</span> {effects}
        </p>
      )}
      <p className="b-odds-keys">
        <button type="button" onClick={onRoll}>
          <Key>Enter</Key> {words.rollHint}
        </button>
        <button type="button" onClick={onBack}>
          <Key>Esc</Key> {words.backHint}
        </button>
      </p>
    </div>
  );
}
