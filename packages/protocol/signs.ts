/** The six signs of a chat: everybody reads them in their own language. */
export const SIGNS = [
  'good-luck',
  'well-played',
  'thanks',
  'thinking',
  'surprised',
  'good-game',
] as const;
export type Sign = (typeof SIGNS)[number];
