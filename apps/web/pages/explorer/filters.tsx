import { useLanguage } from '@brink/board';
import { GAME_IDS } from '@brink/games/ids';
import { useMe } from '../../client/me.ts';
import { useLobby } from '../../games/game-uis.ts';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { variantsOf, addressOf, type Place } from './place.ts';
import { useExplorerTexts } from './texts.ts';

const RATINGS = [1400, 1600, 1800, 2000];
const BONUSES = [0, 1, 2, 3];
const YEARS = 3;

/** Which games are counted. */
export function Filters({ place }: { readonly place: Place }) {
  const texts = useExplorerTexts();
  const say = useSay();
  const me = useMe();
  const { seats } = useLobby(place.game).texts[useLanguage()];
  const go = (change: Partial<Place>): void => goTo(addressOf({ ...place, ...change }));
  const year = new Date().getFullYear();
  const isStruggle = place.game !== 'volk';
  const isKnown = me.status === 'known';
  const pick = <T extends number>(
    label: string,
    values: readonly T[],
    now: number | undefined,
    name: (value: T) => string,
    set: (value: number | undefined) => void,
  ) => (
    <label className="x-pick" data-on={now !== undefined || undefined}>
      <span className="b-unseen">{label}</span>
      <select
        value={now ?? ''}
        onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{label}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="x-filters">
      <legend className="b-unseen">{texts.filters}</legend>
      <label className="x-pick" data-on>
        <span className="b-unseen">{texts.game}</span>
        <select
          value={place.game}
          onChange={({ target }) => {
            const game = GAME_IDS.find((id) => id === target.value)!;
            go({ game, variant: variantsOf(game)[0], line: [], bonus: undefined });
          }}
        >
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {say.games[id].title}
            </option>
          ))}
        </select>
      </label>
      <label className="x-pick" data-on>
        <span className="b-unseen">{texts.variant}</span>
        <select
          value={place.variant}
          onChange={({ target }) => go({ variant: target.value, line: [] })}
        >
          {variantsOf(place.game).map((id) => (
            <option key={id} value={id}>
              {texts.variants[id]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="x-chip"
        aria-pressed={place.rated || place.over !== undefined}
        onClick={() => go({ rated: !(place.rated || place.over !== undefined), over: undefined })}
      >
        {texts.rated}
      </button>
      {pick(texts.ratingFrom, RATINGS, place.over, texts.over, (over) => go({ over }))}
      {isStruggle &&
        pick(
          texts.extra,
          BONUSES,
          place.bonus,
          (points) => texts.bonus(seats[0], points),
          (bonus) => go({ bonus }),
        )}
      {pick(
        texts.anyYear,
        Array.from({ length: YEARS }, (_, back) => year - back),
        place.since,
        texts.since,
        (since) => go({ since }),
      )}
      {isKnown && (
        <button
          type="button"
          className="x-chip"
          aria-pressed={place.mine}
          onClick={() => go({ mine: !place.mine })}
        >
          {texts.mine}
        </button>
      )}
    </fieldset>
  );
}
