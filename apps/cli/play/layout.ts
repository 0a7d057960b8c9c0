// oxlint-disable-next-line no-control-regex -- that is what an escape begins with
const ESCAPES = /\u001B\[[\d;]*m/g;

/** How many columns a text takes in a terminal. */
export const widthOf = (text: string): number => text.replaceAll(ESCAPES, '').length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Shortens an unpainted text. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;

/** Breaks a text between words; every line after the first begins with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [first, ...words] = text.trimStart().split(' ');
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Puts blocks of lines side by side. */
export function beside(blocks: readonly (readonly string[])[], gap = 2): string[] {
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  const height = Math.max(0, ...blocks.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padEnd(block[row] ?? '', widths[i] + gap))
      .join('')
      .trimEnd(),
  );
}

/** Deals short lines into as many columns as fit, down the first, then down the next. */
export function columns(items: readonly string[], width: number, gap = 2): string[] {
  const cell = Math.max(1, ...items.map(widthOf)) + gap;
  const count = Math.max(1, Math.floor((width + gap) / cell));
  const height = Math.ceil(items.length / count);
  const blocks = Array.from({ length: count }, (_, i) => items.slice(i * height, (i + 1) * height));
  return beside(
    blocks.filter(({ length }) => length > 0),
    gap,
  );
}

/** Cuts high blocks, below an empty title, so that there is one for every column. */
export function split(blocks: readonly (readonly string[])[], count: number): string[][] {
  if (blocks.length === 0) return [];
  const pieces = blocks.map(() => 1);
  const heightOf = (at: number): number => (blocks[at].length - 1) / pieces[at];
  for (let free = count - blocks.length; free > 0; free--) {
    const highest = pieces.reduce((best, _, at) => (heightOf(at) > heightOf(best) ? at : best), 0);
    pieces[highest]++;
  }
  return blocks.flatMap(([title, ...lines], at) => {
    const height = Math.max(3, Math.ceil(lines.length / pieces[at]));
    const parts = Math.ceil(lines.length / height);
    return Array.from({ length: parts }, (_, i) => [
      i === 0 ? title : '',
      ...lines.slice(i * height, (i + 1) * height),
    ]);
  });
}

/** Stacks blocks in order into at most `count` columns, as low as possible. */
export function stack(blocks: readonly (readonly string[])[], count: number): string[] {
  const fits = (height: number): string[][] | undefined => {
    const stacks: string[][] = [[]];
    for (const block of blocks) {
      const last = stacks.at(-1)!;
      if (last.length > 0 && last.length + block.length > height) stacks.push([...block]);
      else last.push(...block);
    }
    return stacks.length <= count ? stacks : undefined;
  };
  let height = Math.max(0, ...blocks.map(({ length }) => length));
  let stacks = fits(height);
  while (!stacks) stacks = fits(++height);
  return beside(stacks);
}
