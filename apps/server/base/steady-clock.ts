/**
 * The time of day, counted on from when this process began: setting the machine's clock moves
 * nothing. What measures the time of players goes by it.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());
