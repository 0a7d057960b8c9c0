import './marks.css';

interface PictogramProps {
  /** A path in a square of 512. */
  readonly path: string | undefined;
  readonly size?: number;
}

/** What a card is about, to be known again at a glance; its title says the same. */
export function Pictogram({ path, size = 26 }: PictogramProps) {
  if (path === undefined) return undefined;
  return (
    <svg className="b-pictogram" viewBox="0 0 512 512" width={size} height={size} aria-hidden>
      <path d={path} />
    </svg>
  );
}
