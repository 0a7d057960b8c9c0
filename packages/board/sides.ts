/** West is left and first, everywhere. */
export const SIDES = ['us', 'ussr'] as const;
export type Side = (typeof SIDES)[number];

/** A number for each side, US first. */
export type BySide<T> = readonly [us: T, ussr: T];

export const valueOf = <T>(pair: BySide<T>, side: Side): T => pair[side === 'us' ? 0 : 1];
