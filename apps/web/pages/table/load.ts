/** The pages of tables are fetched when a game is opened, or while the first page is read. */
export const tablePages = () => import('./table-pages.tsx');
