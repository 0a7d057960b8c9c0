import { loadGeography, type Geography } from '@brink/board';
import { useEffect, useState } from 'react';

/** The land, as soon as it has arrived; the table works without. */
export function useGeography(): Geography | undefined {
  const [geography, setGeography] = useState<Geography>();
  useEffect(() => {
    loadGeography().then(setGeography, () => undefined);
  }, []);
  return geography;
}
