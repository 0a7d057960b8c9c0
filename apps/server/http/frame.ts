const TEXT = 0x81;
/** Lengths that do not fit into 7 bits are told in the 2 or 8 bytes after these marks. */
const IN_2_BYTES = 126;
const IN_8_BYTES = 127;

/**
 * A text as one WebSocket frame (RFC 6455, 5.2), header and all. The library would hand header
 * and text to the system in two pieces; of messages as short as ours that is much of the cost.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < IN_2_BYTES ? 2 : length <= 0xff_ff ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = IN_2_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_8_BYTES;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, header);
  return frame;
}
