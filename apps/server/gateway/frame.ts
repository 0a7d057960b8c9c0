const TEXT = 0x81;
/** Lengths that do not fit into 7 bits are told in the 2 or 8 bytes after these marks. */
const IN_2_BYTES = 126;
const IN_8_BYTES = 127;

const headOf = (length: number): number => (length < IN_2_BYTES ? 2 : length <= 0xff_ff ? 4 : 10);

/** How many bytes the frame of a text of `length` bytes has. */
export const frameLength = (length: number): number => headOf(length) + length;

/**
 * Writes a text of `length` bytes as one WebSocket frame (RFC 6455, 5.2), header and all, so that
 * a socket needs nothing but to pass the bytes on.
 */
export function writeFrame(bytes: Buffer, at: number, text: string, length: number): void {
  const head = headOf(length);
  bytes[at] = TEXT;
  if (head === 2) bytes[at + 1] = length;
  else if (head === 4) {
    bytes[at + 1] = IN_2_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = IN_8_BYTES;
    bytes.writeUInt32BE(0, at + 2);
    bytes.writeUInt32BE(length, at + 6);
  }
  bytes.write(text, at + head);
}
