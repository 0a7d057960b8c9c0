import type {
  CreateTournamentRequest,
  RuleRequest,
  TournamentPage,
  TournamentSummary,
} from '@brink/protocol';
import { ask } from './api.ts';

export type TournamentStatus = TournamentSummary['status'];

export const tournaments = async (
  status?: TournamentStatus,
): Promise<readonly TournamentSummary[]> =>
  (
    await ask<{ tournaments: readonly TournamentSummary[] }>(
      'GET',
      `/tournaments?limit=100${status ? `&status=${status}` : ''}`,
    )
  ).tournaments;

export const tournament = (id: string): Promise<TournamentPage> => ask('GET', `/tournaments/${id}`);
export const announce = (wanted: CreateTournamentRequest): Promise<TournamentPage> =>
  ask('POST', '/tournaments', wanted);

/** What is done without saying more. */
export type TournamentDeed = 'join' | 'leave' | 'start' | 'cancel';
export const actOn = (id: string, deed: TournamentDeed): Promise<TournamentPage> =>
  ask('POST', `/tournaments/${id}/${deed}`, {});
export const ruleOn = (id: string, ruling: RuleRequest): Promise<TournamentPage> =>
  ask('POST', `/tournaments/${id}/rule`, ruling);
export const exclude = (id: string, player: string, reason: string): Promise<TournamentPage> =>
  ask('POST', `/tournaments/${id}/exclude`, { player, reason });
export const extend = (id: string, hours: number): Promise<unknown> =>
  ask('POST', `/tournaments/${id}/extend`, { hours });

export const standingsFile = (id: string): string => `/api/tournaments/${id}/standings.csv`;
export const tournamentFile = (id: string): string => `/api/tournaments/${id}`;
