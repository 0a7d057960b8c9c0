import { cautionOf } from '@brink/struggle';

export const caution = cautionOf({
  desperate: 4,
  accidents: ['defcon', 'vp', 'hornOfAfrica'],
});
