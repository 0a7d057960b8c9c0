export const seats = ['US', 'USSR'] as const;
