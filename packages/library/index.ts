export { bookOf, chapterOf, numberOf } from './rules/books.ts';
export {
  ANCHORS,
  CONTENTS,
  anchorsOf,
  bookWords,
  isAnchor,
  sectionOf,
  type Anchor,
} from './rules/digest.ts';
export { linesOf, type Line, type Piece } from './rules/lines.ts';
export { searchRules } from './rules/search.ts';
export type { Section } from './rules/section.ts';
export {
  GALLERY_PERIODS,
  GALLERY_SIDES,
  type GalleryCard,
  type GalleryPeriod,
  type GallerySide,
} from './gallery/card.ts';
export { GALLERY, GALLERY_GAMES, searchCards } from './gallery/index.ts';
export { RULINGS, rulingsOfSection, type NamedRuling } from './gallery/rulings.ts';
export { LESSONS } from './lessons/index.ts';
export type { Lesson, Reading, Step, Task, Words } from './lessons/lesson.ts';
export {
  LessonError,
  accepted,
  beginLesson,
  readOn,
  stepOf,
  tryChoice,
  type Progress,
} from './lessons/runner.ts';
export { loadAllPuzzles, loadPuzzle, loadPuzzles } from './puzzles/index.ts';
export {
  answerOf,
  beginPuzzle,
  isComplete,
  isRight,
  type Attempt,
  type ExactPuzzle,
  type OddsPuzzle,
  type Puzzle,
} from './puzzles/puzzle.ts';
export { Solver, TooLarge, type Goal } from './puzzles/solve.ts';
