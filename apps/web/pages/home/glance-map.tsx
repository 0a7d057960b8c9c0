import { MiniLand, MiniMap, useLanguage, useWords } from '@brink/board';
import { STRUGGLE_IDS, type StruggleId } from '@brink/games/ids';
import type { GameGlance, Glance, WireLogEntry } from '@brink/protocol';
import { useMemo } from 'react';
import { useGlanceUi } from '../../games/game-uis.ts';
import { countriesAt, tellPlay } from '../../games/struggle/glance-ui.ts';
import { useGeography } from '../../games/struggle/use-geography.ts';
import { HOME_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';

export const isStruggle = (id: string): id is StruggleId =>
  (STRUGGLE_IDS as readonly string[]).includes(id);

export const landOf = (game: StruggleId): string => `land-${game}`;

function Land({ game }: { readonly game: StruggleId }) {
  const geography = useGeography(useGlanceUi(game).loadGeography);
  return geography && <MiniLand id={landOf(game)} geography={geography} />;
}

/** The land of all the small maps on a page. */
export function Lands({ games }: { readonly games: readonly string[] }) {
  return STRUGGLE_IDS.filter((id) => games.includes(id)).map((id) => (
    <Arrival key={id}>
      <Land game={id} />
    </Arrival>
  ));
}

/** Who leads, in words. */
export function useScore(): (vp: number) => string {
  const texts = HOME_TEXTS[useLanguage()];
  const { side } = useWords();
  return (vp) => (vp === 0 ? texts.even : texts.leads(side[vp > 0 ? 'us' : 'ussr'], Math.abs(vp)));
}

interface MapOfProps {
  readonly game: StruggleId;
  readonly glance: Glance;
  readonly last: readonly WireLogEntry[];
}

export function MapOf({ game, glance, last }: MapOfProps) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const ui = useGlanceUi(game);
  const score = useScore();
  const countries = useMemo(() => countriesAt(ui, glance), [ui, glance]);
  const at = useMemo(() => tellPlay(ui, last, language)?.at, [ui, last, language]);
  return (
    <MiniMap
      layout={ui.layout}
      land={landOf(game)}
      countries={countries}
      last={at}
      label={texts.mapLabel(glance.turn, score(glance.vp))}
    />
  );
}

/** A game as a small map; a sea without land for a game that has none. */
export function GlanceMap({ seen }: { readonly seen: GameGlance }) {
  const { game, glance, last } = seen;
  const empty = <span className="b-mini" />;
  if (!glance || !isStruggle(game.game)) return empty;
  return (
    <Arrival fallback={empty}>
      <MapOf game={game.game} glance={glance} last={last} />
    </Arrival>
  );
}
