/** The newest revision of the rules; docs/rules/revisions.md tells what each one changed. */
export const RULES = 2;
