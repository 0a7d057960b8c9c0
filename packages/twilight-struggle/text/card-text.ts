/** A card as players read it: its title and what its event does, in our own words. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}
