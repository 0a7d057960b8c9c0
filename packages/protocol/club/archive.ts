import { z } from 'zod';
import { Id, PlayerName } from '../identity.ts';
import { RecordDocument } from '../http.ts';

export const ArchiveQuery = z.strictObject({
  /** Games of whoever bears that name, whatever the case of the letters. */
  player: PlayerName.optional(),
  opponent: PlayerName.optional(),
  /** The side `player` had. */
  side: z.string().max(20).optional(),
  /** The side that won, `draw` or `open`. */
  winner: z.string().max(40).optional(),
  game: z.string().max(40).optional(),
  scenario: z.string().max(40).optional(),
  /** How the game ended, or `open`. */
  manner: z.string().max(40).optional(),
  fromTurn: z.coerce.number().int().min(0).max(100).optional(),
  toTurn: z.coerce.number().int().min(0).max(100).optional(),
  /** A card that was headlined. */
  headline: z.coerce.number().int().min(1).max(255).optional(),
  /** What one has uploaded oneself; needs a session. */
  mine: z.stringbool().optional(),
  /** The next page: games that ended earlier, or at that moment with a later id. */
  before: z.coerce.number().int().min(0).optional(),
  beforeId: Id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const ArchivedGame = z.strictObject({
  id: Id,
  game: z.string(),
  /** The scenario or the mode that was played. */
  scenario: z.string(),
  ended: z.int(),
  turn: z.int(),
  manner: z.string(),
  winner: z.string(),
  moves: z.int(),
  rated: z.boolean(),
  /** Whether it was brought along rather than played here. */
  isUpload: z.boolean(),
  /** Whether everybody finds it. */
  isOpen: z.boolean(),
  sides: z.array(
    z.strictObject({
      seat: z.int(),
      side: z.string(),
      name: z.string(),
      bot: z.string().optional(),
      /** Has an account, and so a page. */
      hasProfile: z.boolean().optional(),
      score: z.number(),
    }),
  ),
});
export type ArchivedGame = z.infer<typeof ArchivedGame>;
export const ArchivedGames = z.strictObject({ games: z.array(ArchivedGame) });
export type ArchiveQuery = z.input<typeof ArchiveQuery>;

export const MAX_UPLOAD_BYTES = 512 * 1024;

/** How a game ended whose log breaks off, as the uploader knows. */
export const TOLD_MANNERS = [
  'resignation',
  'time',
  'agreement',
  'vp',
  'defcon',
  'europeControl',
  'heldScoringCard',
  'wargames',
  'cubanMissileCrisis',
  'finalScoring',
] as const;
const Told = z.strictObject({
  manner: z.enum(TOLD_MANNERS),
  /** The seat of the winner; nobody for a draw. */
  winner: z.int().min(0).max(1).optional(),
});
const About = { isOpen: z.boolean().default(false), ended: Told.optional() };

/** A record of Brink or the text log of a Playdek game; of either the end may be told. */
export const UploadRequest = z.union([
  z.strictObject({ record: z.looseObject({}), ...About }),
  z.strictObject({ playdek: z.string().min(1), ...About }),
]);

export const ArchivedRecord = RecordDocument.partial({ result: true });
