import { readConfig } from '../base/config.ts';

const { GATEWAY, WRITE_BUFFER, GROUP_COMMIT } = process.env;

/** The fast paths or the plain way, as the test project wants it (`vitest.config.ts`). */
export const PATHS = { GATEWAY, WRITE_BUFFER, GROUP_COMMIT };
export const { writeBuffer } = readConfig(PATHS);
