export const title = 'Wir sind das Volk!';
export const seats = ['West', 'East', 'USA', 'USSR'] as const;
