/** The land under the boxes, as SVG paths in units of the canvas. */
export interface Geography {
  readonly regions: Readonly<Record<string, string>>;
  readonly borders: string;
  readonly regionBorders: string;
  readonly germany: string;
  readonly eastGermanyClip: string;
  readonly graticule: string;
}

let loading: Promise<Geography> | undefined;

/** The geography of Twilight Struggle: a static file, fetched once and never part of a script. */
export function loadGeography(): Promise<Geography> {
  loading ??= fetch(new URL('./data/geo.json', import.meta.url)).then(async (answer) => {
    if (!answer.ok) throw new Error(`geography: ${answer.status}`);
    return (await answer.json()) as Geography;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
