import type { Answer, Found } from './journal.ts';
import type { Quota } from './walk.ts';

/** Puzzles with the same answer, and of one manner of playing (space, coup, headline…), at most. */
const ALIKE = 2;
const PART = 0.3;
/** Headlines stand out easily: of them there would be too many. */
const HEADLINES = 0.13;

/** The answer itself, without who gives it. */
const answerOf = (told: Answer): string => told.map((each) => each.join(':')).join(' ');

/** How it is played: the questions, and what was chosen where a manner is chosen. */
const mannerOf = (told: Answer): string =>
  told
    .map(([prompt, choice]) =>
      prompt === 'useOfCard' || prompt === 'operations' ? `${prompt}:${choice}` : prompt,
    )
    .join(' ');

/** Keeps the puzzles varied: not too many of one answer or of one manner. */
export function quotaFor(want: number, found: readonly Found[]): Quota {
  const answers = new Map<string, number>();
  const manners = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void =>
    void map.set(key, (map.get(key) ?? 0) + 1);
  for (const { answer, seat } of found) {
    count(answers, `${seat} ${answerOf(answer)}`);
    count(manners, `${seat} ${mannerOf(answer)}`);
  }
  return {
    wants: (answer, seat) =>
      (answers.get(`${seat} ${answerOf(answer)}`) ?? 0) < ALIKE &&
      (manners.get(`${seat} ${mannerOf(answer)}`) ?? 0) <
        (answer[0][0] === 'headline' ? HEADLINES : PART) * want,
  };
}
