import { SIDES } from '@brink/board';
import { STAFF_TEXTS } from '@brink/staff/text/staff-texts';
import { count, has } from '../../../../table/stage/beats.ts';
import { BigDie, Slip, Stamp } from '../../../../table/stage/paper.tsx';
import type { DiceScene, DieScene } from '../scene.ts';
import { useStruggleTexts } from '../texts.ts';
import { Lines, minus, sideOf, signed, type SceneProps } from './lines.tsx';

const FACES = [1, 2, 3, 4, 5, 6];

/** "Iran · Brush War": where, and by which card. */
function Place({ scene, ui, language }: SceneProps<DieScene | DiceScene>) {
  const { country, card } = scene;
  const title = card === undefined ? undefined : ui.cards[language].get(card)?.title;
  const name =
    country === undefined ? undefined : ui.names[language].countries[ui.areaId(country)].name;
  return (
    <>
      <b>{name ?? title}</b>
      {name && title && ` · ${title}`}
    </>
  );
}

export function DieView(props: SceneProps<DieScene>) {
  const { scene, language, dock, foot, beat } = props;
  const texts = useStruggleTexts();
  const { what, die, terms, result, good } = scene;
  const isDown = has(props, 'die');
  const isGood = good.includes(die);
  const shownTerms = count(props, 'term');
  const stamp =
    what === 'war'
      ? isGood
        ? texts.victory
        : texts.repelled
      : isGood
        ? texts.success
        : texts.failure;
  const side = sideOf(scene);
  return (
    <Slip dock={dock} side={side} tab={texts.die[what]} what={<Place {...props} />} foot={foot}>
      <div className="st-sum">
        <BigDie
          // Any face but the last one while it hops.
          value={isDown ? die : ((die + beat * 2) % 6) + 1}
          side={side}
          isRolling={!isDown}
        />
        <div className="st-terms">
          {isDown && (
            <span>
              {die}
              <small>{texts.terms.die}</small>
            </span>
          )}
          {terms.slice(0, shownTerms).map(({ by, what: term }) => (
            <span key={term}>
              {signed(by)}
              <small>{texts.terms[term]}</small>
            </span>
          ))}
          {terms.length > 0 && has(props, 'sum') && <b>= {minus(result)}</b>}
        </div>
        <div className="st-stamp-place">
          {has(props, 'stamp') && good.length > 0 && (
            <Stamp side={isGood ? side : undefined}>{stamp}</Stamp>
          )}
        </div>
      </div>
      {good.length > 0 && (
        <div className="st-faces">
          <span>{texts.needed}</span>
          {FACES.map((face) => (
            <i key={face} data-good={good.includes(face)} data-now={isDown && face === die}>
              {face}
            </i>
          ))}
          <b>
            {STAFF_TEXTS[language].percent(`${Math.round((good.length / FACES.length) * 100)}`)}
          </b>
        </div>
      )}
      <Lines {...props} />
    </Slip>
  );
}

export function DiceView(props: SceneProps<DiceScene>) {
  const { scene, ui, language, dock, foot, beat } = props;
  const texts = useStruggleTexts();
  const isDown = has(props, 'die');
  const isRivalDown = has(props, 'rival');
  const rolls = scene.rolls.toSorted((a, b) => a.side - b.side);
  const totals = rolls.map(({ die, modifier }) => die + modifier);
  const lead = totals.length > 1 ? totals[0] - totals[1] : 0;
  const lost = scene.lines.reduce(
    (sum, line) => (line.kind === 'influence' ? sum + line.to - line.from : sum),
    0,
  );
  const tab = scene.what === 'realign' ? texts.realignment : texts.dice;
  const winner = lead === 0 ? undefined : SIDES[lead > 0 ? 0 : 1];
  const names = ui.texts[language].seats;
  return (
    <Slip dock={dock} side={sideOf(scene)} tab={tab} what={<Place {...props} />} foot={foot}>
      <div className="st-pair">
        {rolls.map(({ side, die, modifier }, i) => {
          const isStanding = i === 0 ? isDown : isRivalDown;
          const isWinner = has(props, 'sum') && (i === 0 ? lead > 0 : lead < 0);
          return (
            <div key={side} data-wins={isWinner}>
              <BigDie
                value={isStanding ? die : ((die + beat * 2 + i) % 6) + 1}
                side={SIDES[side]}
                isRolling={!isStanding}
              />
              {isStanding && (
                <span>
                  <small>
                    {names[side]} {die}
                    {modifier === 0 ? '' : ` ${signed(modifier)}`}
                  </small>
                  {has(props, 'sum') && <b>{die + modifier}</b>}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div className="st-result">
        {has(props, 'stamp') && (
          <Stamp side={winner}>
            {scene.what === 'realign'
              ? lost === 0
                ? texts.nothing
                : minus(lost)
              : winner
                ? names[SIDES.indexOf(winner)]
                : texts.nothing}
          </Stamp>
        )}
      </div>
      <Lines {...props} />
    </Slip>
  );
}
