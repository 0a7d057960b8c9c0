export type SpecialAreaId = 'usa' | 'ussr' | 'chinese-civil-war';

/** An area in the forms a sentence needs. */
export interface PlaceText {
  readonly name: string;
  /** With its preposition: “in the USA”, «в США». */
  readonly in: string;
  /** With its preposition: “from the USA”, «из США». */
  readonly from: string;
  readonly short: string;
}

export type NamedRegionId =
  | 'europe'
  | 'western-europe'
  | 'eastern-europe'
  | 'middle-east'
  | 'asia'
  | 'southeast-asia'
  | 'africa'
  | 'central-america'
  | 'south-america';

/** A region in the forms a sentence needs: “countries of Asia”, «страны Азии». */
export interface RegionText {
  readonly name: string;
  /** With its preposition: “in Asia”, «в Азии». */
  readonly in: string;
  /** Genitive: “of Asia”, «Азии». */
  readonly of: string;
}

/** Boxes of the Space Race track that carry an ability. */
export type SpaceAbilityBox = 2 | 4 | 6 | 8;
export type AlternativeAbilityBox = 2 | 4 | 6 | 7;
