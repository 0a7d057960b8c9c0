import { SideMark, useLanguage, useWords } from '@brink/board';
import type { Texts } from '@brink/kernel';
import { plainText, tellPlay, type Notation } from '@brink/study';
import type { AnalysisClient, AnalysisState } from '../../client/analysis-client.ts';
import { Seam, percentOf } from './seam.tsx';
import { Told } from './told.tsx';
import { useAnalysisTexts } from './texts.ts';

interface PlansProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
  readonly notation: Notation;
  readonly texts: Texts;
}

const capital = (text: string, language: string): string =>
  text === '' ? '' : text[0].toLocaleUpperCase(language) + text.slice(1);

/** The best three plans of the side to move, with their chances and why. */
export function Plans({ client, state, notation, texts: game }: PlansProps) {
  const texts = useAnalysisTexts();
  const words = useWords();
  const language = useLanguage();
  const { thought, isEngineOn, standing, eyes } = state;
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
  const plans = thought?.plans ?? [];
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
    <section className="sy-sec an-plans" aria-label={texts.best}>
      {head}
      {plans.length === 0 && (
        <p className="an-empty">{why ? texts.noPlans[why] : `${texts.thinking}…`}</p>
      )}
      <ol>
        {plans.map((plan, i) => {
          const parts = tellPlay(notation, plan.entries, plan.chosen);
          const { us, error } = percentOf(plan);
          const isFirst = (thought?.seat ?? 0) % 2 === 0;
          return (
            <li key={plan.choices.join(' ')}>
              <button
                type="button"
                className="sy-plan"
                data-on={i === 0 || undefined}
                title={texts.follow(plainText(parts))}
                onClick={() => client.follow(plan.choices)}
              >
                <i>{i + 1}</i>
                <b>
                  <Told parts={parts} isTitle />
                </b>
                <span className={`an-percent an-${isFirst ? 'us' : 'ussr'}`}>
                  {isFirst ? us : 100 - us} <small>± {error}</small>
                </span>
                <Seam value={plan} />
                {plan.reasons.length > 0 && (
                  <span className="an-reasons">
                    {plan.reasons.map((reason) => (
                      <span key={`${reason.code} ${reason.args.join()}`}>
                        {capital(game.reason?.(reason) ?? '', language)}
                      </span>
                    ))}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {isTie && <p className="sy-tie">{texts.tie}</p>}
    </section>
  );
}
