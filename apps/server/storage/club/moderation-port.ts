import type { BlockKind } from '@brink/protocol';
import type { StoredUser } from '../port.ts';

export const BAN_KINDS = ['all', 'rated', 'chat'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

export interface StoredReport {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly game?: string;
  /** The study that it is about. */
  readonly study?: string;
  readonly reason: string;
  readonly resolved?: string;
}

export interface Ban {
  readonly kind: BanKind;
  readonly until: number;
  readonly reason: string;
}

export interface StoredAdminCommand {
  readonly id: number;
  readonly request: string;
  readonly answer?: string;
}

export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly deed: string;
}

/** What keeps the peace: blocks, reports, bans and what administrators ask for. */
export interface ModerationStore {
  block(user: string, other: string, kind: BlockKind, now: number): Promise<void>;
  unblock(user: string, other: string, kind: BlockKind): Promise<void>;
  blocksOf(user: string): Promise<{ readonly user: StoredUser; readonly kind: BlockKind }[]>;
  /** Those who do not want to hear a user. */
  mutedBy(user: string): Promise<ReadonlySet<string>>;
  /** Whether one of two has blocked the other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  report(report: Omit<StoredReport, 'id'>): Promise<number>;
  countReports(by: string, since: number): Promise<number>;
  reports(isOpen: boolean): Promise<StoredReport[]>;
  resolve(id: number, answer: string): Promise<boolean>;
  ban(user: string, ban: Ban): Promise<void>;
  unban(user: string): Promise<void>;
  /** The bans of a user that are not over. */
  bansOf(user: string, now: number): Promise<Ban[]>;
  addCommand(request: string, now: number): Promise<number>;
  /** Commands of administrators that nobody has carried out. */
  openCommands(): Promise<StoredAdminCommand[]>;
  command(id: number): Promise<StoredAdminCommand | undefined>;
  /** Notes what came of a command, unless somebody else did so before. */
  answerCommand(id: number, answer: string): Promise<boolean>;
  note(deed: Deed): Promise<void>;
  deeds(limit: number): Promise<Deed[]>;
}
