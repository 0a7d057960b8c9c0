/**
 * Seats. The German states are 0 and 1; in 2+2 their superpowers follow in the same order. The
 * lowest bit of a seat is its side: yellow or red.
 */
export const WEST = 0;
export const EAST = 1;
export const USA = 2;
export const USSR = 3;
export type Seat = typeof WEST | typeof EAST | typeof USA | typeof USSR;
export type Side = typeof WEST | typeof EAST;

export const SEATS = ['west', 'east', 'usa', 'ussr'] as const;
export type SeatName = (typeof SEATS)[number];

export const sideOf = (seat: number): Side => (seat & 1) as Side;
export const rivalOf = (side: number): Side => (1 - (side & 1)) as Side;
/** The seat of the same rank on the other side. */
export const counterpartOf = (seat: number): number => seat ^ 1;
export const allyOf = (seat: number): number => seat ^ 2;
export const isSuperpower = (seat: number): boolean => seat >= USA;
/** The superpower of a side. */
export const powerOf = (side: number): number => sideOf(side) + USA;
