/** What the server takes for a name and a password. */
export const LONGEST_NAME = 40;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
