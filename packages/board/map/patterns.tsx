/** Pattern ids are prefixed: a page may show several boards. */
export const patternUrl = (prefix: string, tint: string): string => `url(#${prefix}-${tint})`;

/** One pattern a region, so that regions differ without colour. */
export function Patterns({ prefix }: { readonly prefix: string }) {
  const units = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`${prefix}-we`} width="9" height="9" patternTransform="rotate(45)" {...units}>
        <path d="M0 0V9" className="b-pattern-line" />
      </pattern>
      <pattern id={`${prefix}-ee`} width="6" height="6" patternTransform="rotate(-45)" {...units}>
        <path d="M0 0V6" className="b-pattern-line" />
      </pattern>
      <pattern id={`${prefix}-me`} width="14" height="8" {...units}>
        <path d="M0 2H8M7 6H14" className="b-pattern-line" />
      </pattern>
      <pattern id={`${prefix}-as`} width="12" height="12" {...units}>
        <path d="M3 3h.01M9 9h.01" className="b-pattern-dot" />
      </pattern>
      <pattern id={`${prefix}-se`} width="7" height="7" {...units}>
        <path d="M2 2h.01M5.5 5.5h.01" className="b-pattern-dot" />
      </pattern>
      <pattern id={`${prefix}-af`} width="8" height="8" {...units}>
        <path d="M1 0V8" className="b-pattern-line" />
      </pattern>
      <pattern id={`${prefix}-ca`} width="12" height="12" {...units}>
        <path d="M3 1V5M1 3H5M9 7V11M7 9H11" className="b-pattern-line" />
      </pattern>
      <pattern id={`${prefix}-sa`} width="14" height="9" {...units}>
        <path d="M0 7 3.5 3 7 7 10.5 3 14 7" className="b-pattern-line" />
      </pattern>
    </defs>
  );
}
