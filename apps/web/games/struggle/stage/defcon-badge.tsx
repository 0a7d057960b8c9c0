/** Always in sight; each level has its own colour and its own frame. */
export function DefconBadge({ level }: { readonly level: number }) {
  return (
    <span className="st-badge" data-level={level}>
      {level <= 2 && <span aria-hidden>▲</span>}
      DEFCON {level}
    </span>
  );
}
