import type { CurvePoint } from '@brink/staff';

/** What a picture of a review says. */
export interface PictureOfReview {
  readonly title: string;
  readonly seats: readonly [string, string];
  readonly curve: readonly CurvePoint[];
  readonly total: number;
  /** Where the curve fell most, by name. */
  readonly marks: readonly { readonly index: number; readonly name: string }[];
  readonly shares: readonly { readonly name: string; readonly part: string }[];
  readonly lines: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const TOP = 150;
const CHART = { width: WIDTH - 2 * LEFT, height: 230 } as const;

/** The colours of the page, so that the picture has its theme. */
function colours(): Readonly<Record<'paper' | 'ink' | 'dim' | 'us' | 'ussr', string>> {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string, other: string): string => style.getPropertyValue(name).trim() || other;
  return {
    paper: of('--paper', '#f0e6d2'),
    ink: of('--ink', '#1c2326'),
    dim: of('--ink-2', '#5c5648'),
    us: of('--us-fill', '#1d4e89'),
    ussr: of('--su-fill', '#a8261d'),
  };
}

/** Draws a review for those who have not seen the game: the curve in the colours of both sides. */
export function drawReview(told: PictureOfReview): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const { paper, ink, dim, us, ussr } = colours();
  const font = "'Sofia Sans Condensed Variable', sans-serif";
  const write = (text: string, x: number, y: number, size: number, colour = ink): void => {
    pen.font = `700 ${size}px ${font}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, WIDTH - x - LEFT);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write('BRINK', LEFT, 70, 34);
  write(told.title, LEFT, 122, 44);
  const x = (index: number): number => LEFT + (index / Math.max(1, told.total)) * CHART.width;
  const y = (chance: number): number => TOP + (1 - chance) * CHART.height;
  pen.fillStyle = ussr;
  pen.fillRect(LEFT, TOP, CHART.width, CHART.height);
  // Below the curve is what the first side had.
  pen.beginPath();
  pen.moveTo(LEFT, TOP + CHART.height);
  for (const { index, chance } of told.curve) pen.lineTo(x(index), y(chance));
  const last = told.curve.at(-1);
  pen.lineTo(last ? x(last.index) : LEFT, TOP + CHART.height);
  pen.closePath();
  pen.fillStyle = us;
  pen.fill();
  pen.strokeStyle = paper;
  pen.lineWidth = 2;
  pen.strokeRect(LEFT, TOP + CHART.height / 2, CHART.width, 0);
  for (const { index, name } of told.marks) {
    pen.strokeRect(x(index), TOP, 0, CHART.height);
    write(name, Math.min(x(index) + 6, WIDTH - 150), TOP + 24, 20, paper);
  }
  write(told.seats[0], LEFT + 10, TOP + CHART.height - 12, 24, paper);
  write(told.seats[1], LEFT + 10, TOP + 50, 24, paper);
  const column = CHART.width / Math.max(1, told.shares.length);
  for (const [i, { name, part }] of told.shares.entries()) {
    write(part, LEFT + i * column, TOP + CHART.height + 52, 34);
    write(name, LEFT + i * column, TOP + CHART.height + 80, 20, dim);
  }
  for (const [i, line] of told.lines.entries()) write(line, LEFT, 510 + 34 * i, 24);
  return canvas;
}

/** Hands the picture over: to whoever the device shares with, else as a file. */
export function sharePicture(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return;
    const file = new File([blob], `${name}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
      void navigator.share({ files: [file] }).catch(() => undefined);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  });
}
