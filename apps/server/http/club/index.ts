import type { FastifyInstance } from 'fastify';
import type { DelayedTables } from '../../club/broadcast.ts';
import type { Transports } from '../../club/notices/transports.ts';
import type { Config } from '../../base/config.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { Storage } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { archiveRoutes } from './archive.ts';
import { botRoutes } from './bots.ts';
import { broadcastRoutes } from './broadcast.ts';
import { explorerRoutes } from './explorer.ts';
import { ladderRoutes } from './ladder.ts';
import { noticeRoutes } from './notices.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { playerRoutes } from './players.ts';
import { puzzleRoutes } from './puzzles.ts';
import { studyRoutes } from './studies.ts';
import { studyCommentRoutes } from './study-comments.ts';
import { tournamentRoutes } from './tournaments.ts';

interface ClubParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly transports: Transports;
  readonly broadcasts: DelayedTables;
}

/** What makes a server a place where a community lives. */
export function clubRoutes(
  app: FastifyInstance,
  api: Api,
  { config, storage, rooms, transports, broadcasts }: ClubParts,
): void {
  playerRoutes(api, storage);
  peopleRoutes(api, storage, rooms);
  studyRoutes(api, storage, rooms);
  studyCommentRoutes(api, storage, rooms);
  puzzleRoutes(api, storage, rooms);
  archiveRoutes(app, api, storage, config.uploadsPerUser);
  explorerRoutes(api, storage);
  tournamentRoutes(app, api, storage, rooms);
  botRoutes(app, api, storage, rooms);
  ladderRoutes(api, storage, rooms, config);
  moderationRoutes(api, storage, rooms);
  broadcastRoutes(api, storage, rooms, broadcasts);
  noticeRoutes(app, api, storage, transports);
}
