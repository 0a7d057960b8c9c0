/** Nothing imports an app, so the server is started as the program it is. */
export const serverBundle = (): URL => new URL('../../server/dist/server.mjs', import.meta.url);
export const adminBundle = (): URL => new URL('../../server/dist/admin.mjs', import.meta.url);
export const backupBundle = (): URL => new URL('../../server/dist/backup.mjs', import.meta.url);
export const rehearseBundle = (): URL => new URL('../../server/dist/rehearse.mjs', import.meta.url);
