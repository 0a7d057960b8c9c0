const [WIDTH, HEIGHT, EDGE] = [200, 22, 6];

/** The score on its track: the West wins on the left, the East on the right. */
export function VpTrack({ vp, most }: { readonly vp: number; readonly most: number }) {
  const at = (points: number): number =>
    EDGE + ((most - Math.max(-most, Math.min(most, points))) / (2 * most)) * (WIDTH - 2 * EDGE);
  const ticks = [most, most / 2, 0, -most / 2, -most];
  const x = at(vp);
  return (
    <svg className="w-vp" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <path d={`M${EDGE} 15H${WIDTH - EDGE}${ticks.map((each) => `M${at(each)} 12v6`).join('')}`} />
      {vp !== 0 && (
        <rect
          x={Math.min(at(0), x)}
          y="13"
          width={Math.abs(at(0) - x)}
          height="4"
          className={vp > 0 ? 'b-fill-us' : 'b-fill-ussr'}
        />
      )}
      <path
        d={`M${x - 5} 3h10l-5 8z`}
        className={vp === 0 ? 'w-vp-even' : vp > 0 ? 'b-fill-us' : 'b-fill-ussr'}
      />
    </svg>
  );
}
