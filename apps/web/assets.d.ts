declare module '*.css';

/** What Vite tells the page. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
