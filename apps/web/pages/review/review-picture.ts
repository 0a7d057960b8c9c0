import type { CurvePoint, ReviewProgress } from '@brink/staff';
import { pathsOf, turnsIn } from './curve.tsx';
import {
  errorOf,
  pointsOf,
  sharesOf,
  withoutLuck,
  type ReviewTitle,
  type ReviewWords,
} from './words.ts';
import { errorOfAll } from './waterfall.tsx';

/** What a picture of a review says. */
interface PictureOfReview {
  readonly found: ReviewProgress;
  readonly words: ReviewWords;
  readonly title: ReviewTitle;
  /** The game and what was agreed, and how it ended. */
  readonly agreed: string;
  readonly outcome: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 44];
const CHART = { x: 102, y: 378, width: 630, height: 160 } as const;
const BARS = { x: 786, width: 370 } as const;

/** The colours of the page, so that the picture has its theme. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string, other: string): string => style.getPropertyValue(name).trim() || other;
  return {
    paper: of('--paper', '#f0e6d2'),
    ink: of('--ink', '#1c2326'),
    dim: of('--ink-2', '#5c5648'),
    rule: of('--rule', '#c8b98f'),
    sides: [of('--us-ink', '#1d4e89'), of('--su-ink', '#a8261d')],
    tints: [of('--us-tint', '#d3deeb'), of('--su-tint', '#f0d3cd')],
  };
}

const FAMILY = "'Sofia Sans Condensed Variable', sans-serif";

/** How words are written; `most` is the width that they may take. */
interface Written {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

class Sheet {
  readonly canvas = document.createElement('canvas');
  readonly pen: CanvasRenderingContext2D;
  readonly colours = colours();

  constructor() {
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
    this.pen = this.canvas.getContext('2d')!;
    this.pen.fillStyle = this.colours.paper;
    this.pen.fillRect(0, 0, WIDTH, HEIGHT);
  }

  write(text: string, [x, y]: readonly [number, number], style: Written): void {
    const { pen } = this;
    const { size, weight = 640, colour = this.colours.ink, align = 'left' } = style;
    pen.font = `${weight} ${size}px ${FAMILY}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, style.most ?? WIDTH - 2 * EDGE);
  }

  rule(y: number, width: number): void {
    this.pen.fillStyle = this.colours.ink;
    this.pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, width);
  }

  /** As large as the width allows. */
  head(text: string, colour: string): void {
    const { pen } = this;
    let size = 232;
    for (; size > 60; size -= 4) {
      pen.font = `900 ${size}px ${FAMILY}`;
      if (pen.measureText(text).width <= WIDTH - 2 * EDGE) break;
    }
    this.write(text, [EDGE, 254 - (232 - size) * 0.25], { size, weight: 900, colour });
  }

  /** A share of a hundred points, solid where it was chosen, dotted where it was rolled or dealt. */
  bar(y: number, points: number, isLuck: boolean): void {
    const {
      pen,
      colours: { ink },
    } = this;
    const width = (Math.min(100, points) / 100) * BARS.width;
    pen.fillStyle = ink;
    if (isLuck) {
      pen.save();
      pen.beginPath();
      pen.rect(BARS.x, y, width, 20);
      pen.clip();
      for (let x = BARS.x + 6; x < BARS.x + width; x += 9) {
        for (const at of [y + 6, y + 15]) {
          pen.beginPath();
          pen.arc(x, at, 2.3, 0, 2 * Math.PI);
          pen.fill();
        }
      }
      pen.restore();
    } else pen.fillRect(BARS.x, y, width, 20);
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.strokeRect(BARS.x, y, BARS.width, 20);
  }

  /** Draws a path of the curve, which is given in percent, at its place. */
  path(d: string): Path2D {
    const placed = new Path2D();
    const { x, y, width, height } = CHART;
    placed.addPath(new Path2D(d), new DOMMatrix([width / 100, 0, 0, height / 100, x, y]));
    return placed;
  }
}

function drawCurve(sheet: Sheet, curve: readonly CurvePoint[], total: number, words: ReviewWords) {
  const {
    pen,
    colours: { tints, sides, rule, ink, dim },
  } = sheet;
  const { x, decided, rolled, band, area } = pathsOf(curve, total);
  const filled = sheet.path(area);
  const left = (index: number): number => CHART.x + (x(index) / 100) * CHART.width;
  for (const half of [0, 1]) {
    pen.save();
    pen.beginPath();
    pen.rect(CHART.x, CHART.y + (half * CHART.height) / 2, CHART.width, CHART.height / 2);
    pen.clip();
    pen.fillStyle = tints[half];
    pen.fill(filled);
    pen.restore();
  }
  pen.lineWidth = 1;
  for (const { index, moment } of turnsIn(curve)) {
    pen.strokeStyle = rule;
    pen.strokeRect(left(index), CHART.y, 0, CHART.height);
    sheet.write(words.turn(moment.turn), [left(index) + 6, CHART.y + CHART.height + 18], {
      size: 17,
      colour: dim,
    });
  }
  pen.save();
  pen.globalAlpha = 0.13;
  pen.fillStyle = ink;
  pen.fill(sheet.path(band));
  pen.restore();
  pen.strokeStyle = ink;
  pen.strokeRect(CHART.x, CHART.y + CHART.height / 2, CHART.width, 0);
  pen.lineWidth = 2.4;
  pen.stroke(sheet.path(decided));
  pen.setLineDash([2, 3]);
  pen.stroke(sheet.path(rolled));
  pen.setLineDash([]);
  const most = CHART.x - EDGE - 8;
  sheet.write(words.sides[0], [EDGE + 12, CHART.y + 14], { size: 17, colour: sides[0], most });
  sheet.write(words.texts.even, [EDGE + 12, CHART.y + CHART.height / 2 + 5], {
    size: 17,
    colour: dim,
    most,
  });
  sheet.write(words.sides[1], [EDGE + 12, CHART.y + CHART.height], {
    size: 17,
    colour: sides[1],
    most,
  });
}

/** Draws a review for those who have not seen the game. */
export function drawReview({ found, words, title, agreed, outcome }: PictureOfReview) {
  const sheet = new Sheet();
  const { ink, dim, sides } = sheet.colours;
  const { texts, players } = words;
  const right = WIDTH - EDGE;
  const shares = sharesOf(found);
  sheet.write('BRINK', [EDGE, 52], { size: 27, weight: 820 });
  sheet.write(agreed, [148, 51], { size: 21, colour: dim, most: 700 });
  sheet.write(texts.title, [right, 51], { size: 21, colour: dim, align: 'right' });
  sheet.rule(68, 2);
  sheet.head(
    title.text.toLocaleUpperCase(words.language),
    title.side === undefined ? ink : sides[title.side],
  );
  sheet.rule(285, 2);
  sheet.write(`${texts.against(players[0], players[1])} ${outcome}`, [EDGE, 320], { size: 27 });
  sheet.rule(338, 2);
  sheet.rule(342, 2);
  drawCurve(sheet, found.curve, found.total, words);
  const decided = Math.abs(pointsOf(shares.decisions[0] + shares.decisions[1]));
  const lucky = Math.abs(pointsOf(shares.dice + shares.draws));
  for (const [i, [name, points]] of (
    [
      [texts.decisions, decided],
      [texts.luckOf, lucky],
    ] as const
  ).entries()) {
    const y = 374 + i * 60;
    sheet.write(name, [BARS.x, y], { size: 20 });
    sheet.write(`${points}`, [right, y + 2], { size: 24, weight: 850, align: 'right' });
    sheet.bar(y + 15, points, i === 1);
  }
  const even = pointsOf(withoutLuck(shares));
  sheet.write(texts.evenDice(words.sides[0], even, errorOf(errorOfAll(found))), [BARS.x, 494], {
    size: 17,
    colour: dim,
    most: BARS.width,
  });
  sheet.write(`● ${players[0]}`, [EDGE, 600], { size: 21, colour: sides[0], most: 380 });
  sheet.write(`◆ ${players[1]}`, [EDGE + 400, 600], { size: 21, colour: sides[1], most: 380 });
  sheet.write(location.host, [right, 600], { size: 21, colour: dim, align: 'right' });
  return sheet.canvas;
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
