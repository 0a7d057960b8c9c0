import redSea from './red-sea/pictograms.json?drawn';
import twilightStruggle from './twilight-struggle/pictograms.json?drawn';
import turnZero from './twilight-struggle/variants/pictograms.json?drawn';
import volk from './volk/pictograms.json?drawn';

const DRAWINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'twilight-struggle': twilightStruggle,
  'turn-zero': turnZero,
  'red-sea': redSea,
  volk,
};

/** The pictogram of a card by its key in the gallery, "red-sea/zbig" or "volk/2+2/oil-price-collapse". */
export function pictogramOf(key: string): string | undefined {
  const parts = key.split('/');
  return DRAWINGS[parts[0]]?.[parts.at(-1)!];
}
