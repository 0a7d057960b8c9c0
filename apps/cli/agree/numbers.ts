import { GROUPS, type Play, type Scene, type Weighed } from './plays.ts';
import { rankOf } from './features.ts';

/** What trees may ask about the table. */
function numbersOfScene(scene: Scene, choices: readonly Weighed[]): number[] {
  const { turn, round, left, defcon, vp, military, hand, attempts, excess } = scene;
  const plain = choices.filter(({ group }) => group !== 'scoring' && group !== 'passing');
  const suggested = choices.map((each) => each.suggested).sort((a, b) => b - a);
  const count = (is: (each: Weighed) => boolean): number => choices.filter(is).length;
  return [
    Number(scene.isHeadline),
    Number(scene.hasPassing),
    scene.side,
    turn,
    round,
    left,
    hand - left,
    defcon,
    vp,
    military,
    scene.rivalsMilitary,
    Math.max(0, defcon - military),
    scene.space,
    scene.rivalsSpace,
    attempts,
    hand,
    excess,
    choices.length,
    ...GROUPS.slice(0, 4).map((group) => count((each) => each.group === group)),
    count((each) => each.canSpace),
    count((each) => each.isTrouble),
    Math.max(-5, ...plain.map(({ coup, influence }) => coup - influence)),
    Math.max(...choices.map(({ coup }) => coup)),
    suggested[0] - suggested[1],
  ];
}

/** The whole chance to win, in points like the others. */
const OUTLOOK = 20;

/** By these a choice is set against the others of its play, by what is highest. */
const COMPARED: readonly ((each: Weighed) => number)[] = [
  ({ suggested }) => suggested,
  ({ prior }) => prior,
  ({ keep }) => keep,
  ({ headline }) => headline,
  ({ ops }) => ops,
  ({ outlook }) => OUTLOOK * outlook,
];

/** What trees may ask about a choice. */
function numbersOfChoice(choices: readonly Weighed[], own: Weighed): number[] {
  const { printed, ops, event, influence, coup, realign, keep, headline, risk, scoring } = own;
  const alike = choices.filter(({ group }) => group === own.group);
  return [
    ...GROUPS.map((group) => Number(own.group === group)),
    ...[own.isStarred, own.canHappen, own.canSpace, own.isTrouble].map(Number),
    printed,
    ops,
    event,
    influence,
    coup,
    realign,
    keep,
    headline,
    risk,
    scoring,
    coup - influence,
    event - influence,
    ...COMPARED.map((by) => Math.min(20, Math.max(...choices.map(by)) - by(own))),
    ...COMPARED.map((by) => rankOf(choices, own, by)),
    choices.filter((each) => each.ops < ops).length,
    rankOf(alike, own, (each) => each.event),
  ];
}

/** The numbers of all choices of the plays, a list for each thing that can be asked. */
export function columnsOf(plays: readonly Play[]): Float32Array[] {
  const rows = plays.flatMap(({ scene, weighed }) => {
    const shared = numbersOfScene(scene, weighed);
    return weighed.map((own) => [...shared, ...numbersOfChoice(weighed, own)]);
  });
  return rows[0].map((_, column) => Float32Array.from(rows, (row) => row[column]));
}
