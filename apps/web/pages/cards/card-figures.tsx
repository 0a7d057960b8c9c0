import { SIDES, SideMark, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import { type CSSProperties } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import type { BotLevel } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { together } from '../explorer/interval.ts';
import { countryName } from '../explorer/step-words.ts';
import { WinBar } from '../explorer/win-bar.tsx';
import {
  CLASSES,
  turnsOf,
  byTurn,
  casesOf,
  shares,
  type Figures,
  type Setting,
} from './figures.ts';
import { useCardTexts } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';

interface CardFiguresProps {
  readonly game: GameId;
  readonly figures: Figures;
  /** Who played, if it was a bot against itself. */
  readonly bot?: string | undefined;
  readonly setting?: Setting | undefined;
}

/** Places that are shown; the rest is rare. */
const MOST_TARGETS = 8;
/** Narrower parts of a bar hold no letters. */
const LEGIBLE_PERCENT = 14;

const size = (value: number): CSSProperties => ({ '--n': value }) as CSSProperties;

function Shown({ game, figures, bot, setting = 'usual' }: CardFiguresProps) {
  const texts = useCardTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { levels } = useSay();
  const level = (bot: string): string => levels[bot as BotLevel]?.name ?? bot;
  const gameTexts = useLobby(game).texts[language];
  const { seats } = gameTexts;
  const sides = [seats[0], seats[1]] as const;
  const { uses, games, events, targets } = figures;
  const plays = together(uses).games;
  if (plays === 0) return <p role="status">{texts.nobody}</p>;
  const periodOf = game === 'volk' ? texts.decade : texts.period;
  const { rows, most } = byTurn(uses, turnsOf(game));
  return (
    <>
      <section>
        <h2>
          {texts.played}{' '}
          <span>
            {bot === undefined
              ? texts.plays(plays, games)
              : `${texts.byBot(level(bot), games)}${texts.settings[setting]}`}
          </span>
        </h2>
        <div className="w-card-uses">
          {[0, 1].map((seat) => {
            const parts = shares(uses, seat);
            if (parts.length === 0) return null;
            return (
              <div key={seat}>
                <b>
                  <SideMark side={SIDES[seat]} size={13} /> {sides[seat]}
                </b>
                <ul>
                  {parts.map(({ name, percent }) => (
                    <li key={name} data-use={name} style={size(percent)}>
                      <em data-narrow={percent < LEGIBLE_PERCENT || undefined}>
                        {texts.uses[name]} {percent}
                      </em>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
        <p className="w-card-key" aria-hidden>
          {CLASSES.map((name) => (
            <span key={name}>
              <i data-use={name} />
              {texts.uses[name]}
            </span>
          ))}
        </p>
      </section>
      <section>
        <h2>
          {game === 'volk' ? texts.byDecade : texts.byTurn} <span>{texts.byTurnAbout}</span>
        </h2>
        <ol className="w-card-turns">
          {rows.map(({ turn, parts, plays: inTurn }) => (
            <li key={turn} aria-label={`${periodOf(turn, turn)}: ${inTurn}`}>
              {parts.map(({ name, plays: count }) => (
                <i key={name} data-use={name} style={size((count / most) * 100)} />
              ))}
              <span aria-hidden>{turn}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>
          {texts.winsWhen} <span>{texts.seam}</span>
        </h2>
        <ul className="w-card-wins">
          <li>
            <span>{texts.all}</span>
            <WinBar tally={figures} sides={sides} />
            <em>{number.format(games)}</em>
          </li>
          {casesOf(uses, game).map((each) => (
            <li key={`${each.seat} ${each.use} ${each.period[0]}`}>
              <span>
                {sides[each.seat]}: {texts.uses[each.use]}, {periodOf(...each.period)}
              </span>
              <WinBar tally={each} sides={sides} />
              <em>{number.format(each.games)}</em>
            </li>
          ))}
        </ul>
        <p className="w-card-note">{texts.notWhy}</p>
      </section>
      {events > 0 && targets.length > 0 && (
        <section>
          <h2>
            {texts.lands} <span>{texts.landsAbout(events)}</span>
          </h2>
          <ul className="w-card-lands">
            {targets.slice(0, MOST_TARGETS).map(({ target, events: count }) => {
              const percent = Math.round((count / events) * 100);
              return (
                <li key={target}>
                  <span>{countryName(gameTexts, target)}</span>
                  <i style={size(percent)} />
                  <b>{percent}</b>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** How a card is played, when, with what result, and where its event lands. */
export function CardFigures(props: CardFiguresProps) {
  return (
    <Arrival>
      <Shown {...props} />
    </Arrival>
  );
}
