export const title = 'Twilight Struggle';
export const seats = ['US', 'USSR'] as const;
