import type { Archive } from './archive-port.ts';
import type { Bots } from './bots-port.ts';
import type { Explorer } from './explorer-port.ts';
import type { LadderStore } from './ladder-port.ts';
import type { ModerationStore } from './moderation-port.ts';
import type { Notices } from './notices-port.ts';
import type { PeopleStore } from './people-port.ts';
import type { PuzzleStore } from './puzzles-port.ts';
import type { Ratings } from './ratings-port.ts';
import type { StudyCommentStore, StudyStore } from './studies-port.ts';
import type { Tournaments } from './tournaments-port.ts';
import type { Votes } from './votes-port.ts';

/** What a community keeps. */
export interface ClubStore {
  readonly people: PeopleStore;
  readonly archive: Archive;
  readonly explorer: Explorer;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly bots: Bots;
  readonly ladder: LadderStore;
  readonly notices: Notices;
  readonly moderation: ModerationStore;
  readonly votes: Votes;
  readonly studies: StudyStore;
  readonly studyComments: StudyCommentStore;
  readonly puzzles: PuzzleStore;
}
