import { Button } from '@brink/board';
import { PACES, changeSettings, useSettings } from '../../ui/settings.ts';
import { useSay } from '../../ui/texts/use-say.ts';

/** How fast what happens is shown: each press takes the next pace. */
export function PaceButton() {
  const say = useSay();
  const { pace } = useSettings();
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length];
  return (
    <Button onPress={() => changeSettings({ pace: next })}>
      {say.scenePaceNow(say.scenePaces[pace])}
    </Button>
  );
}
