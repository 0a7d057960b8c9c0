const DAY = 24 * 60 * 60 * 1000;
/** So many games lost on time in so long cost the right to play rated games for a while. */
export const TIME_OUTS = { count: 3, within: 30 * DAY, banned: 3 * DAY };

/** Until when somebody who let his time run out at these times may not play rated games. */
export function barredUntil(timeOuts: readonly number[], now: number): number | undefined {
  const { count, within, banned } = TIME_OUTS;
  const recent = timeOuts.filter((at) => at > now - within).sort((a, b) => a - b);
  const last = recent.at(-1);
  if (last === undefined || recent.length < count || last + banned <= now) return undefined;
  return last + banned;
}
