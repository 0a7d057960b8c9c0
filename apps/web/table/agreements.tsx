import { Button } from '@brink/board';
import type { GameClient, GameState } from '../client/game-client.ts';
import { nameOf } from '../ui/player-name.ts';
import { useSay } from '../ui/texts/use-say.ts';
import { useTableTexts } from './texts.ts';
import './agreements.css';

interface OfferProps {
  readonly text: string;
  readonly isOwn: boolean;
  /** At a table of four others may still have to answer. */
  readonly isAsked: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

function Offer({ text, isOwn, isAsked, onAnswer }: OfferProps) {
  const texts = useTableTexts();
  return (
    <div className="w-offer" role="status">
      <p>{text}</p>
      {isAsked && (
        <Button isPrimary onPress={() => onAnswer(true)}>
          {texts.accept}
        </Button>
      )}
      {(isOwn || isAsked) && (
        <Button onPress={() => onAnswer(false)}>{isOwn ? texts.withdraw : texts.decline}</Button>
      )}
    </div>
  );
}

interface OffersProps {
  readonly client: GameClient;
  readonly state: GameState;
}

/** Offers that wait for an answer, over the table whatever it looks like. */
export function PendingOffers({ client, state }: OffersProps) {
  const texts = useTableTexts();
  const say = useSay();
  const { agreements } = client;
  const { offers, seat, result, players } = state;
  const { draw, takeBack } = offers ?? {};
  if (!agreements || result || seat < 0) return undefined;
  if (draw === undefined && !takeBack) return undefined;
  const nameAt = (at: number): string => {
    const player = players.find((each) => each.seat === at);
    return player ? nameOf(player, say) : '';
  };
  return (
    <section className="w-offers" aria-label={texts.offers}>
      {draw !== undefined && (
        <Offer
          text={draw === seat ? texts.drawOwn : texts.drawOffered(nameAt(draw))}
          isOwn={draw === seat}
          isAsked={offers?.drawAsks?.includes(seat) ?? false}
          onAnswer={agreements.answerDraw}
        />
      )}
      {takeBack && (
        <Offer
          text={
            takeBack.seat === seat
              ? texts.takeBackOwn
              : texts.takeBackOffered(nameAt(takeBack.seat))
          }
          isOwn={takeBack.seat === seat}
          isAsked={takeBack.asks.includes(seat)}
          onAnswer={agreements.answerTakeBack}
        />
      )}
    </section>
  );
}
