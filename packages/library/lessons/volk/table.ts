/** The first cards of both lessons: two hands, then the display beside Russian tanks. */
export const DEAL = [
  'nato-membership-and-rearmament',
  'reparations-agreement-with-israel',
  'land-reform',
  'stasi-is-founded',
  'the-wirtschaftswunder',
  'monetary-reform-in-the-west',
  'west-germany-granted-sovereignty',
  'berlin-airlift',
  'joining-the-cmea',
  '1953-uprising',
  'planned-build-up-of-socialism',
] as const;
