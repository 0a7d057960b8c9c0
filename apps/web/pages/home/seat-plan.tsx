import { useSay } from '../../ui/texts/use-say.ts';

/** Who takes a seat that is not one's own: a bot, or somebody of flesh and blood. */
export type OtherSeat = 'bot' | 'person';

interface SeatPlanProps {
  readonly seats: readonly { readonly name: string; readonly isMine: boolean }[];
  readonly others: readonly OtherSeat[];
  /** Persons come by themselves; else they sit at this screen. */
  readonly isOnline: boolean;
  readonly onChange: (seat: number, other: OtherSeat) => void;
}

/** Tables for more than two: each seat is a person's or a bot's. */
export function SeatPlan({ seats, others, isOnline, onChange }: SeatPlanProps) {
  const say = useSay();
  return (
    <fieldset className="w-choice w-seats">
      <legend>{say.seats}</legend>
      {seats.map(({ name, isMine }, seat) => (
        <label key={name} className="w-seat">
          <span>{name}</span>
          {isMine ? (
            <b>{say.you}</b>
          ) : (
            <select
              value={others[seat]}
              onChange={(event) => onChange(seat, event.target.value as OtherSeat)}
            >
              <option value="bot">{say.seatKinds.bot}</option>
              <option value="person">{isOnline ? say.seatKinds.open : say.seatKinds.screen}</option>
            </select>
          )}
        </label>
      ))}
    </fieldset>
  );
}
