import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ClubStore } from './club-port.ts';
import { SqlArchive } from './sql-archive.ts';
import { SqlBots } from './sql-bots.ts';
import { SqlExplorer } from './sql-explorer.ts';
import { SqlLadder } from './sql-ladder.ts';
import { SqlNotices } from './sql-notices.ts';
import { SqlModeration } from './sql-moderation.ts';
import { SqlPeople } from './sql-people.ts';
import { SqlPuzzles } from './sql-puzzles.ts';
import { SqlRatings } from './sql-ratings.ts';
import { SqlStudies } from './sql-studies.ts';
import { SqlStudyComments } from './sql-study-comments.ts';
import { SqlTournaments } from './sql-tournaments.ts';
import { SqlVotes } from './sql-votes.ts';

export interface Parts {
  readonly db: Kysely<Schema>;
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
  /** Until the transaction ends no other process does what goes by that number. */
  readonly lock: (tx: Transaction<Schema>, key: number) => Promise<void>;
}

export class SqlClub implements ClubStore {
  readonly people: SqlPeople;
  readonly archive: SqlArchive;
  readonly explorer: SqlExplorer;
  readonly ratings: SqlRatings;
  readonly tournaments: SqlTournaments;
  readonly bots: SqlBots;
  readonly ladder: SqlLadder;
  readonly notices: SqlNotices;
  readonly moderation: SqlModeration;
  readonly votes: SqlVotes;
  readonly studies: SqlStudies;
  readonly studyComments: SqlStudyComments;
  readonly puzzles: SqlPuzzles;

  constructor(parts: Parts) {
    this.people = new SqlPeople(parts);
    this.archive = new SqlArchive(parts);
    this.explorer = new SqlExplorer(parts, this.archive);
    this.ratings = new SqlRatings(parts);
    this.tournaments = new SqlTournaments(parts);
    this.bots = new SqlBots(parts);
    this.ladder = new SqlLadder(parts);
    this.notices = new SqlNotices(parts);
    this.moderation = new SqlModeration(parts);
    this.votes = new SqlVotes(parts);
    this.studies = new SqlStudies(parts);
    this.studyComments = new SqlStudyComments(parts);
    this.puzzles = new SqlPuzzles(parts);
  }
}
