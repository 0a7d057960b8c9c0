import { Button, SIDES, SideMark, useLanguage } from '@brink/board';
import { OptionError, type OptionValues } from '@brink/kernel';
import type { CreateGameRequest } from '@brink/protocol';
import { Suspense, useState } from 'react';
import { useLobby } from '../../games/faces.ts';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { codeOf, createGame } from '../../play/api.ts';
import { newLocalGame } from '../../play/shelf.ts';
import { enter, useMe } from '../account/me.ts';
import { problemText, someName } from '../account/words.ts';
import { Choices } from '../choices.tsx';
import { goTo } from '../router.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useSay } from '../words/use-say.ts';
import { BOT_LEVELS, type BotLevel, type Pace } from '../words/words.ts';
import { OptionForm } from './option-form.tsx';

export type OpponentKind = 'bot' | 'friend' | 'screen';
const OPPONENTS = ['bot', 'friend', 'screen'] as const;
const CUSTOM = 'custom';
const EITHER = 'either';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', total: 45 * MINUTE, increment: 30_000 } as const;
const SLOW = { kind: 'slow', perMove: 3 * DAY, cap: 7 * DAY } as const;
const CLOCKS = { none: { kind: 'none' }, live: LIVE, slow: SLOW } as const;

interface NewTableProps {
  readonly opponent: OpponentKind;
  readonly onOpponent: (kind: OpponentKind) => void;
  readonly hasServer: boolean;
}

/** Everything that is agreed before a game, explained. */
export function NewTable(props: NewTableProps) {
  const say = useSay();
  const [game, setGame] = useState<GameId>('twilight-struggle');
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
      <Suspense>
        <Terms key={game} game={game} {...props} />
      </Suspense>
    </section>
  );
}

interface TermsProps extends NewTableProps {
  readonly game: GameId;
}

/** What is agreed about one of the games. */
function Terms({ game, opponent, onOpponent, hasServer }: TermsProps) {
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(game);
  const texts = lobby.texts[language];
  const settings = useSettings();
  const me = useMe();
  const [level, setLevel] = useState<BotLevel>('learner');
  const [side, setSide] = useState('1');
  const [preset, setPreset] = useState(lobby.firstPreset);
  const [own, setOwn] = useState<OptionValues>({});
  const [pace, setPace] = useState<Pace>('none');
  const [visibility, setVisibility] = useState<'open' | 'hidden'>('open');
  const [problem, setProblem] = useState<string>();

  const options: OptionValues = preset === CUSTOM ? own : lobby.presets[preset];
  const start = async (): Promise<void> => {
    setProblem(undefined);
    try {
      lobby.parseOptions(options);
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      return setProblem(`${say.badOption} ${error.message}`);
    }
    const seatCount = lobby.seatCount(options);
    const seat = side === EITHER ? Math.floor(Math.random() * seatCount) : Number(side);
    if (opponent !== 'friend') {
      const other = opponent === 'bot' ? ({ bot: level } as const) : ('person' as const);
      const seats = Array.from({ length: seatCount }, (_, i) => (i === seat ? 'person' : other));
      return goTo(`/play/local/${newLocalGame(game, options, seats).id}`);
    }
    try {
      await enter(settings.name || someName(language));
      const request: CreateGameRequest = {
        game,
        options: { ...options },
        seat: side === EITHER ? 'random' : seat,
        clock: CLOCKS[pace],
        visibility,
        opponent: { kind: visibility === 'open' ? 'open' : 'link' },
      };
      const { id, invite } = await createGame(request);
      return goTo(invite === undefined ? `/g/${id}` : `/g/${id}?invite=${invite}`);
    } catch (error) {
      return setProblem(problemText(codeOf(error), language));
    }
  };

  const paces: readonly { id: Pace; label: string }[] = [
    { id: 'none', label: say.paces.none },
    { id: 'live', label: say.paceOf.live(LIVE.total / MINUTE, LIVE.increment / 1000) },
    { id: 'slow', label: say.paceOf.slow(SLOW.perMove / DAY) },
  ];
  return (
    <>
      <Choices
        label={say.opponent}
        values={OPPONENTS.filter((kind) => kind !== 'friend' || hasServer).map((id) => ({
          id,
          label: say.opponents[id],
        }))}
        chosen={opponent}
        onChoose={onOpponent}
      />
      {opponent === 'bot' && (
        <Choices
          label={say.level}
          values={BOT_LEVELS.map((id) => ({ id, label: say.levels[id] }))}
          chosen={level}
          about={say.levelAbout[level]}
          onChoose={setLevel}
        />
      )}
      {opponent !== 'screen' && (
        <Choices
          label={say.side}
          values={[
            ...texts.seats.slice(0, lobby.seatCount(options)).map((name, seat) => ({
              id: `${seat}`,
              label: (
                <>
                  {SIDES[seat] && <SideMark side={SIDES[seat]} size={12} />} {name}
                </>
              ),
            })),
            { id: EITHER, label: say.eitherSide },
          ]}
          chosen={side}
          onChoose={setSide}
        />
      )}
      <Choices
        label={say.set}
        values={[
          ...Object.keys(lobby.presets).map((id) => ({ id, label: texts.preset?.(id) ?? id })),
          { id: CUSTOM, label: say.custom },
        ]}
        chosen={preset}
        onChoose={(id) => {
          // What one makes oneself begins with what stood there before.
          if (id === CUSTOM && preset !== CUSTOM) setOwn({ ...lobby.presets[preset] });
          setPreset(id);
        }}
      />
      {preset === CUSTOM && <OptionForm lobby={lobby} values={own} onChange={setOwn} />}
      {opponent === 'friend' && (
        <>
          <Choices label={say.pace} values={paces} chosen={pace} onChoose={setPace} />
          <Choices
            label={say.visibility}
            values={(['open', 'hidden'] as const).map((id) => ({
              id,
              label: say.visibilities[id],
            }))}
            chosen={visibility}
            onChoose={setVisibility}
          />
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
