export const title = 'Сумеречная борьба';
export const seats = ['США', 'СССР'] as const;
