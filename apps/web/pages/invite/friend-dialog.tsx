import { Button, SideMark, useLanguage, useWords, type Side } from '@brink/board';
import type { ChangeTermsRequest, GameSummary } from '@brink/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelGame, gameSummary, newLinkTo } from '../../client/api.ts';
import { followGames } from '../../client/follow-games.ts';
import { enter } from '../../client/me.ts';
import {
  addressOf,
  changeTerms,
  keepLink,
  tableForFriend,
  type OwnLink,
} from '../../client/invitations.ts';
import { useLobby } from '../../games/game-uis.ts';
import { codeOf } from '../../ui/api-error.ts';
import { Choices } from '../../ui/choices.tsx';
import { awayText, useNow } from '../../ui/moment.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { goTo } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import type { Pace } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { CLOCKS, usePaces } from '../home/paces.ts';
import { INVITE_TEXTS } from './texts.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import './invite.css';

const QrCode = onDemand(() => import('./qr.tsx'));

const GAME = 'twilight-struggle';
/** The sets of rules that are offered at once; the others are in the form of a new table. */
const PRESETS = ['rulebook', 'tournament', 'lateWar'] as const;
const SEATS = ['us', 'ussr', 'lot', 'bid'] as const;
type Seat = (typeof SEATS)[number];
const PACES: readonly Pace[] = ['live', 'slow', 'none'];

interface Agreed {
  readonly seat: Seat;
  readonly pace: Pace;
  readonly preset: string;
}
const FIRST: Agreed = { seat: 'lot', pace: 'live', preset: 'tournament' };

/** Bids decide the extra influence, so that none is agreed on with them. */
const termsOf = ({ seat, pace, preset }: Agreed): ChangeTermsRequest => ({
  preset,
  options: seat === 'bid' ? { bonusUs: 0, bonusUssr: 0 } : {},
  seat: seat === 'us' ? 0 : seat === 'ussr' ? 1 : seat === 'bid' ? 'bid' : 'random',
  clock: CLOCKS[pace],
});

function agreedIn({ seat, preset, clock }: ChangeTermsRequest): Agreed {
  return {
    seat: seat === 0 ? 'us' : seat === 1 ? 'ussr' : seat === 'bid' ? 'bid' : 'lot',
    pace: clock?.kind ?? 'none',
    preset: preset ?? FIRST.preset,
  };
}

type State = 'making' | 'ready' | 'withdrawn' | { readonly problem: string };

/** The link, which is there before anything is asked; what is agreed is changed in place. */
function useTable() {
  const language = useLanguage();
  const settings = useSettings();
  const [link, setLink] = useState<OwnLink>();
  const [game, setGame] = useState<GameSummary>();
  const [state, setState] = useState<State>('making');
  const hasBegun = useRef(false);
  const fail = useCallback(
    (error: unknown): void => setState({ problem: problemText(codeOf(error), language) }),
    [language],
  );
  const look = useCallback((id: string): void => {
    gameSummary(id).then(setGame, () => setState('withdrawn'));
  }, []);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void (async () => {
      try {
        await enter(settings.name || someName(language));
        const made = await tableForFriend(termsOf(FIRST));
        setLink(made);
        setState('ready');
        look(made.id);
      } catch (error) {
        fail(error);
      }
    })();
  }, [settings.name, language, look, fail]);
  const id = state === 'ready' ? link?.id : undefined;
  useEffect(() => (id === undefined ? undefined : followGames([id], () => look(id))), [id, look]);
  const agree = async (agreed: Agreed): Promise<void> => {
    if (!link) return;
    const terms = termsOf(agreed);
    const before = link;
    const next = { ...link, terms };
    setLink(next);
    try {
      setGame(await changeTerms(link.id, terms));
      keepLink(next);
    } catch (error) {
      setLink(before);
      look(link.id);
      if (codeOf(error) !== 'started') fail(error);
    }
  };
  const renew = async (): Promise<void> => {
    if (!link) return;
    try {
      const { invite } = await newLinkTo(link.id);
      const next = { ...link, invite };
      keepLink(next);
      setLink(next);
      look(link.id);
    } catch (error) {
      fail(error);
    }
  };
  const withdraw = async (): Promise<void> => {
    if (!link) return;
    // Nothing more is to be heard of the table.
    setState('withdrawn');
    await cancelGame(link.id).catch(() => undefined);
  };
  return { link, game, state, agree, renew, withdraw };
}

function Offered({ agreed, onChange }: { agreed: Agreed; onChange: (agreed: Agreed) => void }) {
  const language = useLanguage();
  const texts = INVITE_TEXTS[language];
  const words = useWords();
  const say = useSay();
  const paces = usePaces();
  const lobby = useLobby(GAME);
  const presets = lobby.presetTexts[language];
  const label = (seat: Seat) =>
    seat === 'lot' || seat === 'bid' ? (
      { lot: texts.byLot, bid: texts.bid }[seat]
    ) : (
      <>
        <SideMark side={seat as Side} size={12} /> {words.side[seat as Side]}
      </>
    );
  return (
    <>
      <Choices
        label={texts.youAre}
        values={SEATS.map((id) => ({ id, label: label(id) }))}
        chosen={agreed.seat}
        onChoose={(seat) => onChange({ ...agreed, seat })}
      />
      <Choices
        label={say.pace}
        values={PACES.flatMap((id) => paces.filter((pace) => pace.id === id))}
        chosen={agreed.pace}
        onChoose={(pace) => onChange({ ...agreed, pace })}
      />
      <Choices
        label={texts.rules}
        values={PRESETS.map((id) => ({ id: id as string, label: presets[id].name }))}
        chosen={agreed.preset}
        about={presets[agreed.preset]?.about}
        onChoose={(preset) => onChange({ ...agreed, preset })}
      />
    </>
  );
}

interface FriendDialogProps {
  readonly onClose: () => void;
  /** Something else than is offered here is wanted. */
  readonly onMore: () => void;
}

/** Play a friend: a link to send, and nothing to fill in. */
export default function FriendDialog({ onClose, onMore }: FriendDialogProps) {
  const language = useLanguage();
  const texts = INVITE_TEXTS[language];
  const say = useSay();
  const now = useNow();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { link, game, state, agree, renew, withdraw } = useTable();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus();
  }, []);

  const address = link && addressOf(link.invite);
  const guest = game?.players.find(
    ({ kind, seat }) => kind === 'person' && !game.yours?.includes(seat),
  );
  const isExpired = game?.link?.until !== undefined && game.link.until < now;
  const isOpen = state === 'ready' && !guest && !isExpired;
  const copy = (): void => {
    if (address === undefined) return;
    void navigator.clipboard.writeText(address).then(() => setCopied(true));
  };
  const share = (): void => {
    const text = texts.shareText(say.games[GAME].title);
    navigator.share({ text, url: address }).catch(() => undefined);
  };
  return (
    <dialog
      ref={dialog}
      className="w-friend"
      aria-label={texts.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header>
        <h2>{texts.title}</h2>
        <p>
          {texts.ready} <b>{texts.sendThis}</b> {texts.toOne}
        </p>
        <button type="button" aria-label={say.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="w-friend-two">
        <div>
          <div className="w-friend-link">
            <input readOnly value={address ?? '…'} aria-label={texts.sendThis} />
            <button
              ref={first}
              type="button"
              onClick={isOpen ? copy : undefined}
              aria-disabled={!isOpen || undefined}
            >
              {isCopied ? say.copied : say.copy}
            </button>
          </div>
          <p className="w-friend-cap">{texts.goodFor}</p>
          {link && (
            <Arrival>
              <Offered
                agreed={agreedIn(link.terms)}
                onChange={(agreed) => (isOpen ? void agree(agreed) : undefined)}
              />
            </Arrival>
          )}
          <p className="w-friend-more">
            <button type="button" onClick={onMore}>
              {texts.more}
            </button>
            {isOpen && (
              <button type="button" onClick={() => void withdraw()}>
                {texts.withdraw}
              </button>
            )}
          </p>
        </div>
        <div>
          <div className="w-qr">
            {address !== undefined && (
              <Arrival>
                <QrCode text={address} label={texts.qr} />
              </Arrival>
            )}
          </div>
          <div>
            <p className="w-friend-cap">{texts.point}</p>
            {'share' in navigator && <Button onPress={share}>{texts.share}</Button>}
          </div>
        </div>
      </div>
      <div className="w-friend-status" data-seated={guest !== undefined || undefined} role="status">
        <i aria-hidden />
        {guest && link ? (
          <>
            <span>{texts.seated(nameOf({ kind: 'person', name: guest.name ?? '' }, say))}</span>
            <Button isPrimary onPress={() => goTo(`/g/${link.id}`)}>
              {texts.toTable}
            </Button>
          </>
        ) : isExpired ? (
          <>
            <span>{texts.expired}</span>
            <Button isPrimary onPress={() => void renew()}>
              {texts.newLink}
            </Button>
          </>
        ) : (
          <>
            <span>
              {typeof state === 'object'
                ? state.problem
                : state === 'withdrawn'
                  ? texts.withdrawn
                  : texts.empty}
            </span>
            {state === 'ready' && (
              <small>
                {game?.link?.opened === undefined
                  ? texts.notOpened
                  : texts.opened(awayText(game.link.opened - now, language))}
              </small>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
