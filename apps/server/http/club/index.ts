import type { FastifyInstance } from 'fastify';
import type { Carriers } from '../../club/notices/transports.ts';
import type { Config } from '../../config.ts';
import type { Hub } from '../../play/rooms.ts';
import type { Storage } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { archiveRoutes } from './archive.ts';
import { botRoutes } from './bots.ts';
import { broadcastRoutes } from './broadcast.ts';
import { ladderRoutes } from './ladder.ts';
import { noticeRoutes } from './notices.ts';
import { orderRoutes } from './moderation.ts';
import { playerRoutes } from './players.ts';
import { tournamentRoutes } from './tournaments.ts';

interface ClubParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly hub: Hub;
  readonly carriers: Carriers;
}

/** What makes a server a place where a community lives. */
export function clubRoutes(
  app: FastifyInstance,
  api: Api,
  { config, storage, hub, carriers }: ClubParts,
): void {
  playerRoutes(api, storage);
  archiveRoutes(app, api, storage);
  tournamentRoutes(app, api, storage, hub);
  botRoutes(app, api, storage, hub);
  ladderRoutes(api, storage, hub, config);
  orderRoutes(api, storage, hub);
  broadcastRoutes(api, storage, hub);
  noticeRoutes(app, api, storage, carriers);
}
