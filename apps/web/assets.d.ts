declare module '*.css';

/** Cards by id with the path of their pictogram, in a square of 512 (`games/draw-pictograms.mjs`). */
declare module '*/pictograms.json?drawn' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}

/** What Vite tells the page. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
