import { BOARD_LANGUAGES, type BoardLanguage, type CardFace } from '@brink/board';
import type { ByLanguage } from '../../table/game-ui.ts';

type Faces = ByLanguage<ReadonlyMap<number, CardFace>>;
type ByCard = Readonly<Partial<Record<string, string>>>;

/** Cards with what only a table shows of them: a pictogram, and the event in a few letters. */
export function withLooks(faces: Faces, book: string, gists: ByLanguage<ByCard>): Faces {
  const looksIn = (language: BoardLanguage): ReadonlyMap<number, CardFace> =>
    new Map(
      [...faces[language]].map(([number, face]) => [
        number,
        { ...face, pictogram: `${book}/${face.id}`, gist: gists[language][face.id] },
      ]),
    );
  const [en, ru] = BOARD_LANGUAGES.map(looksIn);
  return { en, ru };
}
