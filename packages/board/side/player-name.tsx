import './player-name.css';

interface PlayerNameProps {
  readonly name: string;
  readonly profile?: string;
}

/** A name at the table; the page about him opens beside the game, which goes on. */
export function PlayerName({ name, profile }: PlayerNameProps) {
  if (profile === undefined) return name;
  return (
    <a className="b-player-page" href={profile} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
