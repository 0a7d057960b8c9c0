export const title = 'Мы народ!';
export const seats = ['Запад', 'Восток', 'США', 'СССР'] as const;
