import { useLanguage } from '@brink/board';
import { GAME_IDS, type GameId } from '@brink/games/ids';
import { useState } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { ApiError } from '../../ui/api-error.ts';
import { announce } from '../../client/club-api.ts';
import { Field, Form } from '../../ui/form.tsx';
import { useMe } from '../../client/me.ts';
import { Choices } from '../../ui/choices.tsx';
import { CLOCKS, HANDS_AFTER, usePaces } from '../home/paces.ts';
import { RuleChoice, conflictIn, firstRules, optionsIn } from '../home/rule-choice.tsx';
import { Link } from '../../ui/link.tsx';
import { zoneText } from '../../ui/moment.tsx';
import { PageHead } from '../page-head.tsx';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { HandsShown, Pace } from '../../ui/texts/texts.ts';
import { HandsChoice } from './hands.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import '../account/account.css';
import './tournaments.css';

const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const;
const MATCHES = ['pair', 'single', 'bid'] as const;
const HOURS_A_DAY = 24;

/** A code of our own: the rules themselves say why they do not go together. */
const CONFLICT = 'conflict';

function TournamentForm({ game }: { readonly game: GameId }) {
  const texts = useTournamentTexts();
  const { form } = texts;
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(game);
  const paces = usePaces();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [rules, setRules] = useState(() => firstRules(lobby));
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('swiss');
  const [match, setMatch] = useState<(typeof MATCHES)[number]>('pair');
  const [isCounted, setCounted] = useState(false);
  const [rounds, setRounds] = useState(5);
  const [capacity, setCapacity] = useState(32);
  const [isTimed, setTimed] = useState(false);
  const [starts, setStarts] = useState('');
  const [days, setDays] = useState(14);
  const [pace, setPace] = useState<Pace>('slow');
  const [isRated, setRated] = useState(true);
  const [hands, setHands] = useState<HandsShown>('never');

  const canBid = lobby.optionFields['bidding'] !== undefined;
  const kinds = MATCHES.filter((id) => id !== 'bid' || canBid);
  const kind = kinds.includes(match) ? match : 'pair';
  const chosen = optionsIn(lobby, rules);
  // Who bids decides the extra influence himself.
  const options = kind === 'bid' ? { ...chosen, bonusUs: 0, bonusUssr: 0, bidding: true } : chosen;
  // What goes wrong with the rules is said in words that no code of the server has.
  const [conflict, setConflict] = useState('');
  const send = async (): Promise<void> => {
    const found = conflictIn(lobby, options, language, say);
    if (found) {
      setConflict(found);
      throw new ApiError(CONFLICT);
    }
    const { id } = await announce({
      name: name.trim(),
      about: about.trim(),
      format,
      match: kind,
      capacity,
      roundHours: days * HOURS_A_DAY,
      game,
      options: { ...options },
      clock: CLOCKS[pace],
      rated: isRated,
      openHandsAfter: HANDS_AFTER[hands],
      ...(format === 'swiss' && isCounted && { rounds }),
      ...(isTimed && starts && { starts: new Date(starts).getTime() }),
    });
    goTo(`/tournaments/${id}`);
  };
  return (
    <Form
      title={form.title}
      button={form.send}
      problemOf={(code) => (code === CONFLICT ? conflict : tournamentProblem(code, texts))}
      onSend={send}
    >
      <Field
        autoComplete="off"
        label={form.name}
        about={form.nameAbout}
        least={3}
        most={80}
        value={name}
        onChange={setName}
      />
      <label className="w-field">
        {form.about}
        <textarea
          rows={3}
          maxLength={4000}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
        <span className="w-field-about">{form.aboutAbout}</span>
      </label>
      <RuleChoice lobby={lobby} rules={rules} onChange={setRules} />
      <Choices
        label={form.format}
        values={FORMATS.map((id) => ({ id, label: texts.formats[id].name }))}
        chosen={format}
        about={texts.formats[format].about}
        onChoose={setFormat}
      />
      {format === 'swiss' && (
        <>
          <Choices
            label={texts.roundsTitle}
            values={[
              { id: 'auto', label: form.roundsAuto },
              { id: 'own', label: form.roundsOwn },
            ]}
            chosen={isCounted ? 'own' : 'auto'}
            about={form.roundsAbout}
            onChoose={(id) => setCounted(id === 'own')}
          />
          {isCounted && (
            <NumberField
              label={texts.roundsTitle}
              least={1}
              most={30}
              value={rounds}
              onChange={setRounds}
            />
          )}
        </>
      )}
      <Choices
        label={form.match}
        values={kinds.map((id) => ({ id, label: texts.matches[id].name }))}
        chosen={kind}
        about={texts.matches[kind].about}
        onChoose={setMatch}
      />
      <NumberField
        label={form.capacity}
        about={form.capacityAbout}
        least={2}
        most={256}
        value={capacity}
        onChange={setCapacity}
      />
      <Choices
        label={form.start}
        values={[
          { id: 'hand', label: form.startByHand },
          { id: 'time', label: form.startAtTime },
        ]}
        chosen={isTimed ? 'time' : 'hand'}
        about={isTimed ? texts.zone(zoneText()) : form.startByHandAbout}
        onChoose={(id) => setTimed(id === 'time')}
      />
      {isTimed && (
        <label className="w-field">
          {form.startTime}
          <input
            required
            type="datetime-local"
            value={starts}
            onChange={(event) => setStarts(event.target.value)}
          />
        </label>
      )}
      <NumberField
        label={form.roundDays}
        about={form.roundDaysAbout}
        least={1}
        most={90}
        value={days}
        onChange={setDays}
      />
      <Choices
        label={say.pace}
        values={paces}
        chosen={pace}
        about={form.clockAbout}
        onChoose={setPace}
      />
      <HandsChoice chosen={hands} onChoose={setHands} />
      <label className="w-option">
        <input
          type="checkbox"
          checked={isRated}
          onChange={(event) => setRated(event.target.checked)}
        />
        <span>
          <b>{form.rated}</b>
          <i>{form.ratedAbout}</i>
        </span>
      </label>
    </Form>
  );
}

/** Everything that is settled before entrants come, explained. */
export default function NewTournamentPage() {
  const texts = useTournamentTexts();
  const say = useSay();
  const me = useMe();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <div className="w-page">
      <PageHead page="tournaments" />
      <main className="w-settings w-tour-new">
        <h1>{texts.announce}</h1>
        {me.status !== 'unknown' && !isAccount && (
          <div className="w-problem" role="status">
            <p>{texts.problems['account-needed']}</p>
            <Link to="/account" className="b-button">
              {texts.logIn}
            </Link>
          </div>
        )}
        <Choices
          label={say.game}
          values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
          chosen={game}
          about={say.games[game].about}
          onChoose={setGame}
        />
        <Arrival>
          <TournamentForm key={game} game={game} />
        </Arrival>
      </main>
    </div>
  );
}
