/** What names are compared by: characters that look alike to a reader count as the same. */
export const loginOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
