import type { FastifyInstance } from 'fastify';
import type { Hub } from '../../play/hub.ts';
import type { Storage } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { archiveRoutes } from './archive.ts';
import { botRoutes } from './bots.ts';
import { playerRoutes } from './players.ts';
import { tournamentRoutes } from './tournaments.ts';

/** What makes a server a place where a community lives. */
export function clubRoutes(app: FastifyInstance, api: Api, storage: Storage, hub: Hub): void {
  playerRoutes(api, storage);
  archiveRoutes(app, api, storage);
  tournamentRoutes(app, api, storage, hub);
  botRoutes(app, api, storage, hub);
}
