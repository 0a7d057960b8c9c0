import type { Play } from './plays.ts';

/** Plays that speak for the usual before what is seen of a card is believed. */
const USUAL = 1.5;

/** Cards that count as the same: one side's, as a headline or not, or in a part of the game. */
const keysOf = ({ scene, weighed }: Play): readonly (readonly string[])[] =>
  weighed.map(({ choice }) => [
    `${choice} ${scene.side} ${scene.isHeadline}`,
    `${choice} ${scene.side} in ${scene.period}`,
  ]);

/** How often each card was chosen, and how often it would have been at random. */
class CardCounts {
  readonly #chosen = new Map<string, number>();
  readonly #expected = new Map<string, number>();

  add(plays: readonly Play[], times: number): void {
    for (const play of plays) {
      for (const [i, keys] of keysOf(play).entries()) {
        for (const key of keys) {
          if (i === 0) this.#chosen.set(key, (this.#chosen.get(key) ?? 0) + times);
          const share = times / play.weighed.length;
          this.#expected.set(key, (this.#expected.get(key) ?? 0) + share);
        }
      }
    }
  }

  liking(key: string): number {
    const chosen = this.#chosen.get(key) ?? 0;
    return Math.log((chosen + USUAL) / ((this.#expected.get(key) ?? 0) + USUAL));
  }
}

/** How much people like each card, by games other than the one it is played in and the one tested. */
export function likings(games: readonly (readonly Play[])[], tested: number): Float32Array[] {
  const counts = new CardCounts();
  for (const [i, plays] of games.entries()) if (i !== tested) counts.add(plays, 1);
  const rows: number[][] = [];
  for (const [i, plays] of games.entries()) {
    if (i !== tested) counts.add(plays, -1);
    for (const play of plays) {
      const liked = keysOf(play).map((keys) => keys.map((key) => counts.liking(key)));
      const most = liked[0].map((_, k) => Math.max(...liked.map((each) => each[k])));
      for (const each of liked) rows.push([...each, ...each.map((value, k) => value - most[k])]);
    }
    if (i !== tested) counts.add(plays, 1);
  }
  return rows[0].map((_, column) => Float32Array.from(rows, (row) => row[column]));
}
