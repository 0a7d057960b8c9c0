import { catalogues, type TwilightView } from '@brink/twilight-struggle';
import { BANDS, CRISES } from '@brink/twilight-struggle/turn-zero/crises';
import { crisisEffectsIn, type CrisisEffectId } from '@brink/twilight-struggle/turn-zero/lasting';
import { STATECRAFT } from '@brink/twilight-struggle/turn-zero/statecraft';
import { wrap } from '../layout.ts';
import type { TwilightLook } from './tracks.ts';
import { TABLE_WORDS } from './words.ts';
import { argument } from '@brink/kernel';
import { PROMPTS } from '@brink/twilight-struggle/prompts';

export const isAlternative = ({ options }: Pick<TwilightLook, 'options'>): boolean =>
  options['alternativeSpaceRace'] === true;

/** §6.4.4: a side has an ability of the usual track while the other has not come so far. */
export const hasAbility = (look: TwilightLook, side: number, box: number): boolean =>
  !isAlternative(look) && look.view.space[side] >= box && look.view.space[1 - side] < box;

const holds = ({ turnZero, turn }: TwilightView, id: CrisisEffectId): boolean =>
  crisisEffectsIn(turnZero, turn).some((effect) => effect.id === id);

/** VJ Day: in turn 1 DEFCON does not bind the US and does not fall past 2. */
export const isFirstTurnSecure = (view: TwilightView): boolean => holds(view, 'firstTurnSecure');

/** Yalta and Potsdam: in the Early War the US may have the first round of each pair. */
export const firstInRound = (view: TwilightView): number => (holds(view, 'usFirst') ? 0 : 1);

/** What crises have left behind, in words. */
export const crisisEffects = ({ view, language }: TwilightLook): string[] =>
  crisisEffectsIn(view.turnZero, view.turn).map(({ id }) => catalogues[language].crisisEffects[id]);

/** How a crisis may end, by the die. */
export function crisisLines({ language, width, paint }: TwilightLook, crisis: number): string[] {
  const { name, results } = catalogues[language].crises[CRISES[crisis]];
  const { bands } = TABLE_WORDS[language];
  const widest = Math.max(...bands.map(({ length }) => length));
  return [
    paint('strong', name),
    ...BANDS.flatMap((_, i) =>
      wrap(`  ${bands[i].padEnd(widest)}  ${results[i]}`, width, ' '.repeat(widest + 4)),
    ),
  ];
}

/** The crisis for which statecraft is laid down now. */
export const aboutCrisis = (look: TwilightLook): string[] =>
  look.prompt?.code === 'statecraft'
    ? crisisLines(look, argument(PROMPTS, look.prompt, 'crisis')!)
    : [];

/** What a statecraft card does, beside its name. */
export const aboutStatecraft = ({ language }: TwilightLook, choice: number): string =>
  catalogues[language].statecraft[STATECRAFT[choice].id].text;

const BY_SCORE: ReadonlySet<string> = new Set(['finalScoring', 'wargames']);

/** A Late War that the score has ended is not told by the marker alone. */
export const lateWarEnd = ({ view, options, language, width }: TwilightLook): string[] =>
  options['scenario'] === 'late-war' && BY_SCORE.has(view.result?.manner ?? '')
    ? wrap(catalogues[language].lateWarEnd, width, '  ')
    : [];

/** How the crises have ended so far, in one line, before the first turn. */
export function crisesPast({ view, language, width }: TwilightLook): string[] {
  const { bands, turnZero } = TABLE_WORDS[language];
  const { crises } = catalogues[language];
  if (view.turn > 0) return [];
  const past = (view.turnZero?.results ?? []).flatMap((band, i) =>
    band < 0 ? [] : [`${crises[CRISES[i]].name} ${bands[band]}`],
  );
  return past.length === 0 ? [] : wrap(`${turnZero}: ${past.join(' · ')}`, width, '  ');
}
