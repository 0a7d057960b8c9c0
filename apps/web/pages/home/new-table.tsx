import { Button, SIDES, SideMark, useLanguage } from '@brink/board';
import { GAME_IDS, type GameId } from '@brink/games/ids';
import type { OptionValues } from '@brink/kernel';
import type { CreateGameRequest } from '@brink/protocol';
import { useState } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { createGame } from '../../client/api.ts';
import { codeOf } from '../../ui/api-error.ts';
import { newLocalGame } from '../../client/local-games.ts';
import { enter, useMe } from '../../client/me.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import { Choices } from '../../ui/choices.tsx';
import { goTo } from '../../ui/router.ts';
import { STAFF, changeSettings, useSettings, type Staff } from '../../ui/settings.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import {
  BOT_LEVELS,
  HANDS_SHOWN,
  type BotLevel,
  type HandsShown,
  type Pace,
} from '../../ui/texts/texts.ts';
import { DeckFile } from './deck-file.tsx';
import { CLOCKS, HANDS_AFTER, usePaces } from './paces.ts';
import { RuleChoice, conflictIn, firstRules, optionsIn } from './rule-choice.tsx';
import { SeatPlan, type OtherSeat } from './seat-plan.tsx';
import { Arrival } from '../../ui/arrival.tsx';

export type OpponentKind = 'bot' | 'friend' | 'screen';
const OPPONENTS = ['bot', 'friend', 'screen'] as const;
const EITHER = 'either';

interface NewTableProps {
  readonly opponent: OpponentKind;
  readonly onOpponent: (kind: OpponentKind) => void;
  readonly hasServer: boolean;
}

/** Everything that is agreed before a game, explained; first of all which game. */
export function NewTable(props: NewTableProps) {
  const say = useSay();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  return (
    <section className="w-card w-new" aria-labelledby="w-new">
      <h2 id="w-new">{say.newTable}</h2>
      <Choices
        label={say.game}
        values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
        chosen={game}
        about={say.games[game].about}
        onChoose={setGame}
      />
      <Arrival>
        <GameForm key={game} game={game} {...props} />
      </Arrival>
    </section>
  );
}

function GameForm(props: NewTableProps & { readonly game: GameId }) {
  const { game, opponent, onOpponent, hasServer } = props;
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(game);
  const texts = lobby.texts[language];
  const settings = useSettings();
  const me = useMe();
  const [level, setLevel] = useState<BotLevel>('learner');
  const [side, setSide] = useState(lobby.firstSeat);
  const [others, setOthers] = useState<Readonly<Record<number, OtherSeat>>>({});
  const [deck, setDeck] = useState<unknown>();
  const [rules, setRules] = useState(() => firstRules(lobby));
  const [pace, setPace] = useState<Pace>('none');
  const [visibility, setVisibility] = useState<'open' | 'hidden'>('open');
  const [staff, setStaff] = useState<Staff>('all');
  const [hands, setHands] = useState<HandsShown>('never');
  const [problem, setProblem] = useState<string>();

  const botLevel = lobby.hasOnlyRandomBot ? 'random' : level;
  const chosen = optionsIn(lobby, rules);
  const takesDeck = lobby.takesDeck?.(chosen) ?? false;
  const options: OptionValues = takesDeck && deck !== undefined ? { ...chosen, deck } : chosen;
  // A deck of one's own is not shown around.
  const isPrivate = options['deck'] !== undefined && typeof options['deck'] === 'object';
  const seats = lobby.seats(chosen);
  const seatNames = seats.map((_, seat) => texts.seats[seat]);
  const otherAt = (seat: number): OtherSeat => {
    if (opponent === 'bot') return 'bot';
    return others[seat] ?? (seats.length > 2 && opponent === 'screen' ? 'bot' : 'person');
  };
  const start = async (): Promise<void> => {
    setProblem(undefined);
    const conflict = conflictIn(lobby, options, language, say);
    if (conflict) return setProblem(conflict);
    const isEither = side === EITHER || !seats.includes(side);
    const seat = isEither ? Math.floor(Math.random() * seats.length) : seats.indexOf(side);
    const bot = { bot: botLevel } as const;
    if (opponent !== 'friend') {
      const plan = seats.map((_, i) => (i === seat || otherAt(i) === 'person' ? 'person' : bot));
      return goTo(`/play/local/${newLocalGame(game, options, plan, staff).id}`);
    }
    try {
      await enter(settings.name || someName(language));
      const isOpen = visibility === 'open' && !isPrivate;
      const guest = { kind: isOpen ? 'open' : 'link' } as const;
      const request: CreateGameRequest = {
        game,
        options: { ...options },
        seat: isEither && seats.length === 2 ? 'random' : seat,
        clock: CLOCKS[pace],
        visibility: isOpen ? 'open' : 'hidden',
        openHandsAfter: isOpen ? HANDS_AFTER[hands] : undefined,
        opponent: guest,
        staff,
        bots: seats.flatMap((_, i) =>
          i !== seat && otherAt(i) === 'bot' ? [{ seat: i, level: botLevel }] : [],
        ),
      };
      const { id, invite } = await createGame(request);
      return goTo(invite === undefined ? `/g/${id}` : `/g/${id}?invite=${invite}`);
    } catch (error) {
      return setProblem(problemText(codeOf(error), language));
    }
  };

  const paces = usePaces();
  const hasBots =
    opponent === 'bot' || seats.some((_, i) => seats[i] !== side && otherAt(i) === 'bot');
  return (
    <>
      <Choices
        label={say.opponent}
        values={OPPONENTS.filter((kind) => kind !== 'friend' || hasServer).map((id) => ({
          id,
          label: id === 'screen' && seats.length > 2 ? say.manyAtScreen : say.opponents[id],
        }))}
        chosen={opponent}
        onChoose={onOpponent}
      />
      {hasBots && !lobby.hasOnlyRandomBot && (
        <Choices
          label={say.level}
          values={BOT_LEVELS.map((id) => ({ id, label: say.levels[id].name }))}
          chosen={level}
          about={say.levels[level].about}
          onChoose={setLevel}
        />
      )}
      <RuleChoice lobby={lobby} rules={rules} onChange={setRules} />
      {(opponent !== 'screen' || seats.length > 2) && (
        <Choices
          label={say.side}
          values={[
            ...seats.map((id, seat) => ({
              id,
              label: (
                <>
                  <SideMark side={SIDES[seat % SIDES.length]} size={12} /> {seatNames[seat]}
                </>
              ),
            })),
            ...(seats.length === 2 ? [{ id: EITHER, label: say.eitherSide }] : []),
          ]}
          chosen={seats.includes(side) || seats.length === 2 ? side : seats[0]}
          onChoose={setSide}
        />
      )}
      {seats.length > 2 && opponent !== 'bot' && (
        <SeatPlan
          seats={seatNames.map((name, seat) => ({ name, isMine: seats[seat] === side }))}
          others={seats.map((_, seat) => otherAt(seat))}
          isOnline={opponent === 'friend'}
          onChange={(seat, other) => setOthers({ ...others, [seat]: other })}
        />
      )}
      {takesDeck && <DeckFile lobby={lobby} options={chosen} onChange={setDeck} />}
      {lobby.hasStaff && (
        <Choices
          label={say.staff}
          values={STAFF.map((id) => ({ id, label: say.staffs[id] }))}
          chosen={staff}
          about={say.staffAbout[staff]}
          onChoose={setStaff}
        />
      )}
      {opponent === 'friend' && (
        <>
          <Choices label={say.pace} values={paces} chosen={pace} onChoose={setPace} />
          <Choices
            label={say.visibility}
            values={(isPrivate ? (['hidden'] as const) : (['open', 'hidden'] as const)).map(
              (id) => ({ id, label: say.visibilities[id] }),
            )}
            chosen={isPrivate ? 'hidden' : visibility}
            onChoose={setVisibility}
          />
          {visibility === 'open' && !isPrivate && (
            <Choices
              label={say.hands}
              values={HANDS_SHOWN.map((id) => ({ id, label: say.handsShown[id] }))}
              chosen={hands}
              about={hands === 'never' ? undefined : say.handsAbout}
              onChoose={setHands}
            />
          )}
          {me.status !== 'known' && (
            <label className="w-field">
              {say.yourName}
              <input
                value={settings.name}
                maxLength={40}
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </label>
          )}
        </>
      )}
      {problem && (
        <p className="w-problem" role="alert">
          {problem}
        </p>
      )}
      <Button isPrimary onPress={() => void start()}>
        {opponent === 'friend' ? say.openTable : say.startGame}
      </Button>
    </>
  );
}
