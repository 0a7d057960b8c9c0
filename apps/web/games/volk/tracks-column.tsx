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
import { useMemo } from 'react';
import type { Pointing } from './decision.ts';
import { previewRows, previewSum } from './preview-rows.ts';
import type { Prints } from './printed.ts';
import { choiceOfBox, tracksOf } from './standing.ts';
import { useTableTexts } from './texts/index.ts';

const STAGES = ['A', 'B', 'C'] as const;
const HALVES = ['1', '2'] as const;

interface TracksProps {
  readonly view: VolkView;
  readonly prints: Prints;
  readonly pointing: Pointing;
  readonly onChoose?: (choice: number) => void;
}

/** Both track boards: the superpowers' above that of the German states. */
export function Tracks({ view, prints, pointing, onChoose }: TracksProps) {
  const language = useLanguage();
  const texts = useTableTexts();
  const tracks = useMemo(() => tracksOf(view, prints, language), [view, prints, language]);
  const { boxes } = pointing;
  const track = (id: keyof typeof tracks) => (
    <Track
      {...tracks[id]}
      legal={boxes?.track === id ? boxes.positions : undefined}
      onChoose={(position) => onChoose?.(choiceOfBox(position))}
    />
  );
  const { superpowers: powers, preview } = view;
  const isFour = powers !== undefined;
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
