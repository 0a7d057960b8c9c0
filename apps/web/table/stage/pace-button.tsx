import { PACES, changeSettings, useSettings, type Pace } from '../../ui/settings.ts';
import { useSay } from '../../ui/texts/use-say.ts';

const ARROWS: Readonly<Record<Pace, string>> = { slow: '▸', normal: '▸▸', instant: '▸▸▸' };

/** How fast what happens is shown: each press takes the next pace. */
export function PaceButton() {
  const say = useSay();
  const { pace } = useSettings();
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length];
  const name = say.scenePaceNow(say.scenePaces[pace]);
  return (
    <button
      type="button"
      className="b-button"
      aria-label={name}
      title={name}
      onClick={() => changeSettings({ pace: next })}
    >
      {ARROWS[pace]}
    </button>
  );
}
