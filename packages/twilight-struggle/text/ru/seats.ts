export const title = 'Сумеречная борьба';
export { seats } from '@brink/struggle/text/ru/seats';
