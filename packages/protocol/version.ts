/** Grows when an older client could no longer understand the server, or the reverse. */
export const PROTOCOL_VERSION = 1;

/** A frame longer than this closes the connection. */
export const MAX_FRAME_BYTES = 16 * 1024;
