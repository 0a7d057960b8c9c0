export const title = 'Twilight Struggle';
export { seats } from '@brink/struggle/text/en/seats';
