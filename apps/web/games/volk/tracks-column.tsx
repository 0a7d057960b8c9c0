import { useLanguage } from '@brink/board';
import {
  DovesAndButton,
  FlightTrack,
  OrderAndStage,
  PoliceAndWall,
  PreviewTable,
  Socialists,
  Track,
  Treasury,
} from '@brink/board/volk';
import { wordings, type VolkView } from '@brink/volk';
import { useMemo, useState, type ReactNode } from 'react';
import type { Pointing } from './decision.ts';
import { previewRows, previewSum } from './preview-rows.ts';
import type { Prints } from './printed.ts';
import { choiceOfBox, tracksOf, type TrackId } from './standing.ts';
import { useTableTexts } from './texts/index.ts';

const STAGES = ['A', 'B', 'C'] as const;
const HALVES = ['1', '2'] as const;

interface TracksProps {
  readonly view: VolkView;
  readonly prints: Prints;
  readonly pointing: Pointing;
  /** What the end of the decade would bring: it comes before the tracks. */
  readonly decadeEnd?: ReactNode;
  readonly onChoose?: (choice: number) => void;
}

/** Both track boards: the superpowers' above that of the German states. */
export function Tracks({ view, prints, pointing, decadeEnd, onChoose }: TracksProps) {
  const language = useLanguage();
  const texts = useTableTexts();
  const tracks = useMemo(() => tracksOf(view, prints, language), [view, prints, language]);
  const { boxes } = pointing;
  const { superpowers: powers, preview } = view;
  const isFour = powers !== undefined;
  /** Tracks that are not as they lie at first: six of them are too many to lie open. */
  const [turned, setTurned] = useState<ReadonlySet<TrackId>>(new Set());
  const fold = (id: TrackId): void => {
    const others = new Set(turned);
    if (!others.delete(id)) others.add(id);
    setTurned(others);
  };
  const track = (id: TrackId) => (
    <Track
      {...tracks[id]}
      legal={boxes?.track === id ? boxes.positions : undefined}
      isFolded={turned.has(id) !== isFour}
      // What is asked lies open.
      onFold={boxes?.track === id ? undefined : () => fold(id)}
      onChoose={(position) => onChoose?.(choiceOfBox(position))}
    />
  );
  const { seats } = wordings[language];
  const { flight } = preview;
  const steps =
    flight.runners +
    flight.police +
    flight.west +
    flight.eastProtest -
    flight.east -
    flight.westProtest;
  return (
    <>
      <OrderAndStage
        seats={view.turnOrder.map((seat) => ({
          seat,
          side: seat & 1 ? 'ussr' : 'us',
          code: texts.codes[seat],
          name: seats[seat],
          isOnMove: seat === view.turnOf && !view.result && view.phase === 0,
        }))}
        stages={isFour ? STAGES : HALVES}
        stage={view.stage}
      />
      {powers && (
        <>
          <DovesAndButton up={powers.doves} />
          <Treasury
            names={[seats[2], seats[3]]}
            dollars={powers.treasury}
            points={powers.victoryPoints}
            notes={[
              ...(powers.peacemakerCounts.some((count) => count > 0)
                ? [texts.peacemakers(powers.peacemakerCounts)]
                : []),
              ...(powers.armsCostUp ? [texts.armsCostUp] : []),
              ...(powers.ussrValueDown ? [texts.ussrValueDown] : []),
            ]}
          />
        </>
      )}
      {decadeEnd}
      {isFour && (
        <>
          {track('arms')}
          {track('space')}
          {track('dominance')}
        </>
      )}
      {track('prestige')}
      {track('currency')}
      {track('socialists')}
      <Socialists counts={[view.socialists.box, view.socialists.map, view.socialists.supply]} />
      <FlightTrack steps={Math.max(0, steps)} lost={flight.value} isStopped={flight.wall} />
      <PoliceAndWall
        cards={view.police.cards.map((card) => prints.face(card, language, false).title)}
        exhausted={view.police.exhausted}
        wall={view.wall}
      />
    </>
  );
}

interface DecadeEndProps {
  readonly view: VolkView;
  readonly isCompact?: boolean;
  readonly onPoint?: (provinces: readonly number[] | undefined) => void;
}

export function DecadeEnd({ view, isCompact, onPoint }: DecadeEndProps) {
  const language = useLanguage();
  const rows = useMemo(() => previewRows(view, language), [view, language]);
  return (
    <PreviewTable
      rows={rows}
      phase={view.phase || undefined}
      sum={previewSum(view, language)}
      isCompact={isCompact}
      onPoint={onPoint}
    />
  );
}
