declare const brand: unique symbol;

/** A place at the table, as the rules know it: the side one plays. */
export type Seat = number & { readonly [brand]?: 'seat' };

/**
 * One of those who play, in the order in which they came. Bids may give a player another seat, so
 * the two are different numbers: where one is wanted the other does not compile.
 */
export type Player = number & { readonly [brand]?: 'player' };

/** Which seat each player has. */
export type Seating = readonly Seat[];

/** The seat that a player has. */
export const seatOf = (seating: Seating, player: Player): Seat => seating[player];

/** Whoever has the seat; -1 if nobody has. */
export const playerIn = (seating: Seating, seat: Seat): Player => seating.indexOf(seat);
