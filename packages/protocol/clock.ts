import { z } from 'zod';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long players may think. A move is everything one does until somebody else has to choose. */
export const ClockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Milliseconds for the whole game, and those each move adds. */
    total: z
      .int()
      .min(1000)
      .max(7 * DAY),
    increment: z.int().min(0).max(DAY),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    /** Milliseconds each move adds, and the most one can have. */
    perMove: z
      .int()
      .min(1000)
      .max(60 * DAY),
    cap: z
      .int()
      .min(1000)
      .max(90 * DAY),
  }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;

/** Clocks as they stood when the message was sent. */
export const ClockReading = z.strictObject({
  /** Milliseconds left, by seat. */
  remaining: z.array(z.int()),
  /** Whether each seat's clock runs. */
  running: z.array(z.boolean()),
});
export type ClockReading = z.infer<typeof ClockReading>;
