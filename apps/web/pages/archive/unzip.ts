/** Files of a zip archive, as browsers and desktops pack them: stored or deflated. */
export interface Packed {
  readonly name: string;
  readonly text: () => Promise<string>;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const DEFLATED = 8;
const STORED = 0;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const nameOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** The files in an archive, by its central directory; undefined if it is broken. */
export function unzip(bytes: Uint8Array<ArrayBuffer>): readonly Packed[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const first = Math.max(0, end - MOST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) return undefined;
  const files: Packed[] = [];
  try {
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== ENTRY) return undefined;
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const [nameLength, extra, comment] = [28, 30, 32].map((n) => view.getUint16(at + n, true));
      const local = view.getUint32(at + 42, true);
      const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength));
      at += 46 + nameLength + extra + comment;
      if (name.endsWith('/') || (method !== STORED && method !== DEFLATED)) continue;
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const body = bytes.slice(start, start + size);
      files.push({
        name,
        text: () => (method === STORED ? Promise.resolve(nameOf(body)) : inflate(body)),
      });
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return files;
}
