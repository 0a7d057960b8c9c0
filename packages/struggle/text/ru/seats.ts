export const seats = ['США', 'СССР'] as const;
