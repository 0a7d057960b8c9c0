/** A number with its sign: +2, −1. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
export const money = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
export const STAGES = ['', 'A', 'B', 'C'] as const;
