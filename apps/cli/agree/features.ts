import type { Scene, Weighed } from './plays.ts';

type Add = (name: string, value?: number) => void;

/**
 * All weights of the logit are kept small alike, so a feature that has to show more before it is
 * believed has a smaller value, and a number that every play has a greater one.
 */
const RARE = 0.8;
const RARER = 0.7;
const FREQUENT = 1.8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
/** How many of the edges a value has reached. */
const bucket = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;
/** How many of the choices are better in something. */
export const rankOf = (
  choices: readonly Weighed[],
  own: Weighed,
  by: (each: Weighed) => number,
): number => choices.filter((each) => by(each) > by(own)).length;

const PAYS = [-5, -3, -1.5, -0.5, 0.5, 1.5, 3, 5];
const FEW_PAYS = [-2, -0.5, 0.5, 2];
/** VP that a side leads by. */
const LEADS = [-12, -6, -2, 3, 7, 13];
/** An eighth of the chance to win is as much as can be lost. */
const CHANCES = 8;
/** Plays left: more are as good as these. */
const LONG = 5;

/** The features of a choice beyond those of the policy. */
export function addFurther(
  scene: Scene,
  choices: readonly Weighed[],
  own: Weighed,
  add: Add,
): void {
  addLook(scene, choices, own, add);
  addOutlook(scene, choices, own, add);
  addCard(scene, own, add);
  addStanding(scene, own, add);
  if (scene.isHeadline) addHeadline(scene, choices, own, add);
  if (own.group === 'passing') addPassing(scene, choices.length, add);
  if (own.group === 'scoring') addScoring(scene, choices, own, add);
  else if (own.group !== 'passing' && own.group !== 'none') addEvent(scene, choices, own, add);
}

/** How far behind the best it looks. */
function addLook(
  { isHeadline, period }: Scene,
  choices: readonly Weighed[],
  own: Weighed,
  add: Add,
): void {
  const best = Math.max(...choices.map(({ suggested }) => suggested));
  const liked = Math.max(...choices.map(({ prior }) => prior));
  const behind = best - own.suggested;
  const far = (FREQUENT * Math.min(6, behind)) / 3;
  add(`behind ${isHeadline} ${own.group}`, far);
  add(`behind ${isHeadline} in ${period}`, far);
  add(`root of behind ${isHeadline}`, FREQUENT * Math.sqrt(Math.min(10, behind)));
  const rank = Math.min(
    6,
    rankOf(choices, own, (each) => each.suggested),
  );
  add(`place ${isHeadline} ${rank}`);
  add(`prior ${isHeadline}`, FREQUENT * (own.prior - liked));
}

/** How far behind the best a search finds it. */
function addOutlook(
  { isHeadline }: Scene,
  choices: readonly Weighed[],
  own: Weighed,
  add: Add,
): void {
  const best = Math.max(...choices.map(({ outlook }) => outlook));
  const lost = Math.min(1, CHANCES * (best - own.outlook));
  add(`lost ${isHeadline}`, FREQUENT * lost);
  add(`root of lost ${isHeadline}`, FREQUENT * Math.sqrt(lost));
  add(`lost ${own.group} ${isHeadline}`, FREQUENT * lost);
  const rank = Math.min(
    6,
    rankOf(choices, own, (each) => each.outlook),
  );
  add(`place of outlook ${isHeadline} ${rank}`);
}

/** Which card it is: by side, DEFCON, turn and stage of the turn. */
function addCard(
  { side, defcon, turn, stage, period }: Scene,
  { choice, group, printed }: Weighed,
  add: Add,
): void {
  add(`card ${choice}`);
  add(`card ${choice} ${side} at ${defcon}`, RARE);
  add(`card ${choice} ${stage}`, RARE);
  add(`card ${choice} ${side} in turn ${turn}`, RARER);
  add(`group ${group} ${stage} ${side}`);
  add(`ops ${group} ${printed} ${stage}`);
  add(`ops ${printed} ${stage} ${side} ${period}`);
}

/** By who leads, and how late it is. */
function addStanding({ side, vp, period, turn, left }: Scene, { group }: Weighed, add: Add): void {
  add(`standing ${group} ${bucket(vp, LEADS)} ${period}`);
  add(`turn ${turn} ${group} ${side}`);
  add(`turn ${turn} ${group} with ${Math.min(LONG, left)} left`);
}

function addHeadline({ side }: Scene, choices: readonly Weighed[], own: Weighed, add: Add): void {
  const best = Math.max(...choices.map(({ headline }) => headline));
  const behind = Math.max(-8, own.headline - best) / 3;
  add(`headline ${own.group} ${side}`, FREQUENT * behind);
  add(`place of headline ${own.group} ${rankOf(choices, own, (each) => each.headline)}`);
}

/** The card that passes from side to side: when it is let go. */
function addPassing(
  { side, stage, turn, defcon, left, period }: Scene,
  choices: number,
  add: Add,
): void {
  add(`passing ${stage} ${side}`);
  add(`passing in turn ${turn} ${side}`);
  add(`passing of ${choices}`);
  add(`passing at ${defcon} ${side}`);
  add(`passing with ${Math.min(LONG, left)} left in ${period}`);
}

/** What its event does now, whether it can happen, and what is lost with the card. */
function addEvent(
  { isHeadline, side, stage, defcon }: Scene,
  choices: readonly Weighed[],
  own: Weighed,
  add: Add,
): void {
  const { choice, group } = own;
  const worth = clamp(own.event, -4, 6) / 2;
  add(`happens ${choice} ${own.canHappen}`);
  add(`happens ${group} ${own.canHappen} ${stage}`);
  add(`event ${choice} ${isHeadline}`, worth);
  add(`event of ${group} ${isHeadline} ${side}`, FREQUENT * worth);
  add(`kept ${group} ${stage}`, (FREQUENT * clamp(own.keep, -6, 8)) / 3);
  add(`place of kept ${group} ${stage} ${rankOf(choices, own, (each) => each.keep)}`);
  const alike = choices.filter((each) => each.group === group);
  add(`place of event ${group} ${isHeadline} ${rankOf(alike, own, (each) => each.event)}`);
  add(`space ${group} ${own.canSpace} ${stage}`);
  add(`space ${choice} ${own.canSpace}`, RARE);
  add(`risk ${choice} ${own.risk > 0.3} at ${defcon}`, RARE);
}

/** What a scoring card pays, by how many plays are left. */
function addScoring(
  { side, stage, turn, left }: Scene,
  choices: readonly Weighed[],
  { choice, scoring }: Weighed,
  add: Add,
): void {
  const pay = clamp(scoring, -8, 8) / 3;
  const plays = Math.min(LONG, left);
  const held = choices.filter(({ group }) => group === 'scoring').length;
  add(`scoring ${stage}`, FREQUENT * pay);
  add(`scoring ${choice}`, 1.4 * pay);
  add(`scoring ${bucket(scoring, PAYS)} ${stage}`);
  add(`scoring ${bucket(scoring, FEW_PAYS)} of ${side} with ${plays} left`);
  add(`scoring ${held} with ${plays} left`);
  add(`scoring in turn ${turn} ${stage}`);
}
