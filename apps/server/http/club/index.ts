import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { archiveRoutes } from './archive.ts';
import { playerRoutes } from './players.ts';

/** What makes a server a place where a community lives. */
export function clubRoutes(app: FastifyInstance, api: Api, storage: Storage): void {
  playerRoutes(api, storage);
  archiveRoutes(app, api, storage);
}
