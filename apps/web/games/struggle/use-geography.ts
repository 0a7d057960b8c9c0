import type { Geography } from '@brink/board';
import { useEffect, useState } from 'react';

/** The land, as soon as it has arrived; the table works without. */
export function useGeography(load: () => Promise<Geography>): Geography | undefined {
  const [geography, setGeography] = useState<Geography>();
  useEffect(() => {
    load().then(setGeography, () => undefined);
  }, [load]);
  return geography;
}
