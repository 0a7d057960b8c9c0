import { bitCount } from '@brink/kernel';
import { emit } from './emit.ts';
import { rivalOf, US, USSR, type Side } from './sides.ts';
import { BATTLEGROUNDS, CONTROL, COUNTRY_WORDS } from './state.ts';
import type { Table } from './world.ts';
import type { Region } from './where.ts';

/** What a side has in a region, from nothing to control. */
export const TIERS = ['none', 'presence', 'domination', 'control'] as const;
/** The place of a tier in `TIERS`. */
export type Tier = 0 | 1 | 2 | 3;
/** The tier of a side that controls a region. */
export const CONTROL_TIER = 3;

/** A region as its scoring card counts it. */
export interface ScoringRegion {
  /** Its place in the game's list of regions, for the log. */
  readonly index: number;
  readonly countries: Region;
  /** VP for presence, domination and control; control of Europe has none, it wins. */
  readonly vp: readonly [number, number, number];
}

/** What single events change about one scoring. */
export interface ScoringChanges {
  /** Left out of one side's countries (Shuttle Diplomacy). */
  readonly ignored?: { readonly side: Side; readonly country: number };
  /** Counts as a battleground this time (Formosan Resolution). */
  readonly extraBattleground?: number;
}

/** What a side scores in a region, and for what. */
export interface SideScore {
  readonly tier: Tier;
  readonly countries: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
  readonly points: number;
}

interface Tally {
  readonly countries: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
}

function tally(game: Table, side: Side, region: ScoringRegion, changes: ScoringChanges): Tally {
  const { sets, rules } = game;
  const { words } = region.countries;
  const { ignored, extraBattleground = -1 } = changes;
  let countries = 0;
  let battlegrounds = 0;
  let neighbours = 0;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    let held = sets[CONTROL + side * COUNTRY_WORDS + i] & words[i];
    if (ignored && ignored.side === side && ignored.country >> 5 === i) {
      held &= ~(1 << (ignored.country & 31));
    }
    let keys = sets[BATTLEGROUNDS + i];
    if (extraBattleground >> 5 === i) keys |= 1 << (extraBattleground & 31);
    countries += bitCount(held);
    battlegrounds += bitCount(held & keys);
    neighbours += bitCount(held & rules.nextToSuperpower[rivalOf(side) * COUNTRY_WORDS + i]);
  }
  return { countries, battlegrounds, neighbours };
}

function allBattlegrounds(game: Table, region: ScoringRegion, changes: ScoringChanges): number {
  const { words } = region.countries;
  const extra = changes.extraBattleground ?? -1;
  let n = 0;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    let keys = game.sets[BATTLEGROUNDS + i];
    if (extra >> 5 === i) keys |= 1 << (extra & 31);
    n += bitCount(keys & words[i]);
  }
  return n;
}

/** §10.1.1. */
function tierOf(own: Tally, rival: Tally, keys: number): Tier {
  if (own.countries === 0) return 0;
  if (own.countries > rival.countries) {
    if (own.battlegrounds === keys) return 3;
    const isMixed = own.battlegrounds > 0 && own.countries > own.battlegrounds;
    if (isMixed && own.battlegrounds > rival.battlegrounds) return 2;
  }
  return 1;
}

/** Both sides' standing in a region, US first. */
export function scoreRegion(
  game: Table,
  region: ScoringRegion,
  changes: ScoringChanges = {},
): readonly [SideScore, SideScore] {
  const tallies = [tally(game, US, region, changes), tally(game, USSR, region, changes)] as const;
  const keys = allBattlegrounds(game, region, changes);
  const score = (side: Side): SideScore => {
    const own = tallies[side];
    const { countries, battlegrounds, neighbours } = own;
    const tier = tierOf(own, tallies[rivalOf(side)], keys);
    const base = tier === 0 ? 0 : region.vp[tier - 1];
    const points = base + battlegrounds + neighbours;
    return { tier, countries, battlegrounds, neighbours, points };
  };
  return [score(US), score(USSR)];
}

/** Tells the log how a region was scored. */
export function emitScore(
  game: Table,
  region: ScoringRegion,
  scores: readonly [us: SideScore, ussr: SideScore],
): void {
  if (!game.log) return;
  for (const side of [US, USSR] as const) {
    const { tier, battlegrounds, neighbours } = scores[side];
    emit(game, 'scoringSide', region.index, side, tier, battlegrounds, neighbours);
  }
  emit(game, 'scoring', region.index, scores[US].points, scores[USSR].points);
}
