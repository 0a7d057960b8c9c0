/** The land under the boxes, as SVG paths in units of the canvas. */
export interface Geography {
  readonly regions: Readonly<Record<string, string>>;
  readonly borders: string;
  readonly regionBorders: string;
  /** One land on both sides of a border: what lies in the clip wears the other tint. */
  readonly germany?: string;
  readonly eastGermanyClip?: string;
  /** Land of two regions: it wears the pattern of the second over the first. */
  readonly shared?: { readonly path: string; readonly tint: string };
  readonly graticule: string;
}

/** A static file, fetched once and never part of a script. */
function fetchedOnce(file: URL): () => Promise<Geography> {
  let loading: Promise<Geography> | undefined;
  return () => {
    loading ??= fetch(file).then(async (answer) => {
      if (!answer.ok) throw new Error(`geography: ${answer.status}`);
      return (await answer.json()) as Geography;
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

export const loadGeography = fetchedOnce(new URL('./data/geo.json', import.meta.url));
export const loadRedSea = fetchedOnce(new URL('./data/geo-red-sea.json', import.meta.url));
