import { Button, Die, useWords } from '@brink/board';
import { nodeAt } from '@brink/study';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import { leaderOf } from './seam.tsx';
import { useAnalysisTexts } from './texts.ts';

interface DiceProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What each face of a die leads to, and the die as it fell, anew, or as one likes. */
export function Dice({ client, state }: DiceProps) {
  const texts = useAnalysisTexts();
  const words = useWords();
  const { standing, facts, node, tree, thought } = state;
  const at = client.dieAt();
  if (at === undefined) return <p className="an-empty">{texts.noDie}</p>;
  const chance = standing?.node === node ? standing.chance : undefined;
  if (chance && chance.domain !== 'die') {
    return (
      <section className="an-die" aria-label={texts.deal}>
        <h2 className="sy-h">{texts.deal}</h2>
        <div className="sy-dicemode">
          <Button keyLabel="R" onPress={() => client.roll()}>
            {texts.dealAgain}
          </Button>
        </div>
      </section>
    );
  }
  const faces = chance?.choices ?? FACES;
  const now = at === node ? undefined : nodeAt(tree, node).choice;
  const [main] = nodeAt(tree, at).children;
  const rolled =
    main !== undefined && facts.get(main)?.domain === 'die' ? nodeAt(tree, main).choice : undefined;
  const values = new Map(thought?.faces.map((face) => [face.choice, face]));
  const sum = faces.reduce((total, face) => total + (values.get(face)?.chance ?? 0), 0);
  const average =
    values.size === faces.length ? leaderOf({ chance: sum / faces.length, error: 0 }) : undefined;
  return (
    <section className="an-die" aria-label={texts.die}>
      <h2 className="sy-h">
        {texts.die}
        {average && <span>{texts.average(words.side[average.side], average.percent)}</span>}
      </h2>
      <div className="sy-dice">
        {faces.map((face) => {
          const value = values.get(face);
          const leader = value && leaderOf(value);
          return (
            <button
              key={face}
              type="button"
              title={texts.face(face)}
              data-now={face === now || undefined}
              data-real={face === rolled ? texts.rolled : undefined}
              onClick={() => client.setDie(face)}
            >
              <Die value={face} size={24} />
              <span className={leader && `an-${leader.side}`}>{leader?.percent ?? '…'}</span>
            </button>
          );
        })}
      </div>
      <div className="sy-dicemode">
        {rolled !== undefined && (
          <Button isPrimary={now === rolled} onPress={() => client.goTo(main)}>
            {texts.asRolled}
          </Button>
        )}
        <Button keyLabel="R" onPress={() => client.roll()}>
          {rolled === undefined ? texts.roll : texts.rollAgain}
        </Button>
        <Button onPress={() => client.allFaces(faces)}>{texts.allSix}</Button>
      </div>
    </section>
  );
}
