import { SideMark, useLanguage, useWords } from '@brink/board';
import type { Texts } from '@brink/kernel';
import { plainText, tellPlay, type Notation } from '@brink/study';
import { memo, useMemo } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import type { ToldPlan } from '../../client/analysis-messages.ts';
import { Seam, percentOf } from './seam.tsx';
import { Told } from './told.tsx';
import { useSlots } from './use-slots.ts';
import { useAnalysisTexts } from './texts.ts';

interface PlansProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
  readonly notation: Notation;
  readonly texts: Texts;
}

const capital = (text: string, language: string): string =>
  text === '' ? '' : text[0].toLocaleUpperCase(language) + text.slice(1);

interface PlanLineProps {
  readonly client: AnalysisClient;
  readonly notation: Notation;
  readonly texts: Texts;
  /** The node that it is a plan for. */
  readonly node: number;
  readonly plan: ToldPlan;
  readonly place: number;
  readonly isFirstSide: boolean;
}

/** A plan with its chance, and what speaks for it. */
const PlanLine = memo(function PlanLine(props: PlanLineProps) {
  const { client, notation, texts: game, node, plan, place, isFirstSide } = props;
  const texts = useAnalysisTexts();
  const language = useLanguage();
  const { entries, chosen, choices, reasons } = plan;
  const parts = useMemo(() => tellPlay(notation, entries, chosen), [notation, entries, chosen]);
  const { us, error } = percentOf(plan);
  return (
    <li>
      <button
        type="button"
        className="sy-plan"
        data-on={place === 1 || undefined}
        title={texts.follow(plainText(parts))}
        onClick={() => client.follow(node, choices)}
      >
        <i>{place}</i>
        <b>
          <Told parts={parts} isTitle />
        </b>
        <span className={`an-percent an-${isFirstSide ? 'us' : 'ussr'}`}>
          {isFirstSide ? us : 100 - us} <small>± {error}</small>
        </span>
        <Seam value={plan} />
        {reasons.length > 0 && (
          <span className="an-reasons">
            {reasons.map((reason, i) => (
              <span key={`${i}`}>{capital(game.reason?.(reason) ?? '', language)}</span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
});

/** The best three plans of the side to move, with their chances and why. */
export function Plans({ client, state, notation, texts: game }: PlansProps) {
  const texts = useAnalysisTexts();
  const words = useWords();
  const { thought, isEngineOn, standing, eyes } = state;
  const plans = thought?.plans ?? [];
  const slots = useSlots(plans.map(({ choices }) => choices.join(' ')));
  const head = (
    <h2 className="sy-h">
      {texts.best}
      <span>
        {standing && !standing.result && !standing.chance && (
          <>
            <SideMark side={standing.mover % 2 === 0 ? 'us' : 'ussr'} size={13} />{' '}
            {texts.toMove(game.seats[standing.mover] ?? words.side.us)} ·{' '}
          </>
        )}
        <button
          type="button"
          className="an-switch"
          aria-pressed={isEngineOn}
          onClick={() => client.setEngine(!isEngineOn)}
        >
          {texts.engine}: {isEngineOn ? texts.engineOn : texts.engineOff}
        </button>
      </span>
    </h2>
  );
  if (!isEngineOn) {
    return (
      <section className="sy-sec an-plans">
        {head}
        <p className="an-empty">{texts.offText}</p>
      </section>
    );
  }
  const why = standing?.result
    ? 'over'
    : standing?.chance
      ? 'chance'
      : eyes === 'public'
        ? 'blind'
        : undefined;
  const [first, second] = plans;
  const isTie =
    first &&
    second &&
    Math.abs(first.chance - second.chance) <= 1.645 * Math.hypot(first.error, second.error);
  return (
    <section
      className="sy-sec an-plans"
      aria-label={texts.best}
      data-lines={!why || undefined}
      data-node={thought?.node}
    >
      {head}
      {plans.length === 0 && (
        <p className="an-empty">{why ? texts.noPlans[why] : `${texts.thinking}…`}</p>
      )}
      <ol>
        {plans.map((plan, i) => (
          <PlanLine
            key={slots[i]}
            client={client}
            notation={notation}
            texts={game}
            node={thought!.node}
            plan={plan}
            place={i + 1}
            isFirstSide={(thought?.seat ?? 0) % 2 === 0}
          />
        ))}
      </ol>
      {isTie && <p className="sy-tie">{texts.tie}</p>}
    </section>
  );
}
