import type {
  BotAccount,
  Channel,
  Channels,
  CreateChannelRequest,
  CreateTournamentRequest,
  Ladder,
  NewToken,
  OpenHands,
  Poll,
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

/** Without a delay there is no broadcast. */
export const broadcast = (id: string, openHandsAfter?: number): Promise<TournamentPage> =>
  ask('POST', `/tournaments/${id}/broadcast`, { openHandsAfter });

export const standingsFile = (id: string): string => `/api/tournaments/${id}/standings.csv`;
export const tournamentFile = (id: string): string => `/api/tournaments/${id}`;

export const channels = (): Promise<Channels> => ask('GET', '/me/channels');
export const addChannel = (wanted: CreateChannelRequest): Promise<Channel> =>
  ask('POST', '/me/channels', wanted);
export const changeChannel = (
  id: string,
  { events, digestHours }: Pick<Channel, 'events' | 'digestHours'>,
): Promise<unknown> => ask('PUT', `/me/channels/${id}`, { events, digestHours });
export const removeChannel = (id: string): Promise<unknown> => ask('DELETE', `/me/channels/${id}`);
export const testChannel = (id: string): Promise<unknown> => ask('POST', `/me/channels/${id}/test`);

export const ladderOf = (game: string): Promise<Ladder> => ask('GET', `/ladder?game=${game}`);
export const myBots = async (): Promise<readonly BotAccount[]> =>
  (await ask<{ bots: readonly BotAccount[] }>('GET', '/bots')).bots;
export const makeBot = (name: string): Promise<BotAccount> => ask('POST', '/bots', { name });
export const deleteBot = (bot: string): Promise<unknown> => ask('DELETE', `/bots/${bot}`);
export const makeToken = (bot: string, label: string, scope: 'read' | 'play'): Promise<NewToken> =>
  ask('POST', `/bots/${bot}/tokens`, { label, scopes: [scope] });
export const revokeToken = (id: string): Promise<unknown> => ask('DELETE', `/tokens/${id}`);

/** All hands of a broadcast, as they were a while ago. */
export const openHands = (id: string): Promise<OpenHands> => ask('GET', `/games/${id}/open-hands`);
export const pollOf = (id: string): Promise<Poll> => ask('GET', `/games/${id}/poll`);
export const vote = (id: string, decision: number, choice: number): Promise<unknown> =>
  ask('POST', `/games/${id}/poll`, { decision, choice });
