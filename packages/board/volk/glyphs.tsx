interface GlyphProps {
  readonly x?: number;
  readonly y?: number;
  /** Half of its size. */
  readonly r: number;
  readonly className?: string;
}

/** Unrest is a triangle, filled or to be filled. */
export function Unrest({ x = 0, y = 0, r, className = 'b-v-ink' }: GlyphProps) {
  const [dx, base] = [r * 0.95, y + r * 0.75];
  return <path d={`M${x} ${y - r}L${x + dx} ${base}H${x - dx}Z`} className={className} />;
}

/** Living standard is a flight of steps. */
export function Steps({ x = 0, y = 0, r, className = 'b-v-ink' }: GlyphProps) {
  const [third, rise] = [r * 0.66, r * 0.64];
  return (
    <path
      d={`M${x - r} ${y + r}v${-rise}h${third}v${-rise}h${third}v${-rise}h${third}v${3 * rise}Z`}
      className={className}
    />
  );
}

/** Economy is the saw roof of a factory. */
export function SawRoof({ x = 0, y = 0, r, className = 'b-v-ink' }: GlyphProps) {
  const [third, tooth] = [r * 0.66, r * 0.62];
  const teeth = `l${third} ${-tooth}v${tooth}`.repeat(3);
  return (
    <path
      d={`M${x - r} ${y + r * 0.9}V${y - r * 0.2}${teeth}V${y + r * 0.9}Z`}
      className={className}
    />
  );
}

export function Runner({ x = 0, y = 0, r }: GlyphProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 7})`} className="b-v-runner">
      <circle cx="2.4" cy="-6" r="1.4" />
      <path d="M1-3.4-.8.8 2.6 2.6 2 6M-.8.8-2.2 4-5.6 4M-4.6-1l2-2.8L1-3.4 3-.8l2.4-.4" />
    </g>
  );
}

export function Dove({ x = 0, y = 0, r, className = 'b-v-dove' }: GlyphProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${r / 10})`}
      d="M-10 2C-6 3-3 2-1-1-2-6 1-9 5-10 4-7 5-4 7-2l3 1-3 2C6 6 1 8-5 6-7 5-9 4-10 2Z"
      className={className}
    />
  );
}

const corner = (x: number, y: number, r: number, i: number): string => {
  const angle = Math.PI / 6 + (i * Math.PI) / 3;
  return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
};

export const hexagon = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(x, y, r, i)).join('L')}Z`;

export const diamond = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

/** Pointed to the right: the shape of the East. */
export const arrowhead = (x: number, y: number, r: number): string =>
  `M${x - r} ${y - r}H${x + r * 0.3}L${x + r * 1.15} ${y}L${x + r * 0.3} ${y + r}H${x - r}Z`;
