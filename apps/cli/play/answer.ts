import { findNamed, type Named } from './names.ts';

export interface Candidate extends Named {
  readonly choice: number;
}

/** A part of a line that means nothing, or more than one thing. */
export interface Unclear {
  readonly text: string;
  readonly candidates: readonly Candidate[];
}

export type Answer = { readonly choices: readonly number[] } | { readonly unclear: Unclear };

/** "poland x2": the same choice several times. */
const TIMES = /^(?<name>.*\S)\s*[x×х*]\s*(?<times>\d)$/iu;

function one(text: string, candidates: readonly Candidate[]): Answer {
  const found = findNamed(candidates, text);
  if (found.length === 1) return { choices: [found[0].choice] };
  const repeated = TIMES.exec(text.trim())?.groups;
  if (found.length === 0 && repeated) {
    const again = one(repeated.name, candidates);
    if ('unclear' in again) return again;
    return { choices: Array.from({ length: Number(repeated.times) }, () => again.choices[0]) };
  }
  return { unclear: { text, candidates: found } };
}

/** Names divided by spaces: from the left, as many words as make one name. */
function several(words: readonly string[], candidates: readonly Candidate[]): Answer {
  const choices: number[] = [];
  let at = 0;
  while (at < words.length) {
    let end = words.length;
    let answer = one(words.slice(at, end).join(' '), candidates);
    while ('unclear' in answer && end > at + 1) {
      end--;
      answer = one(words.slice(at, end).join(' '), candidates);
    }
    if ('unclear' in answer) return answer;
    choices.push(...answer.choices);
    at = end;
  }
  return { choices };
}

/** What a line means: one choice or several, by key or name, divided by commas or spaces. */
export function understand(line: string, candidates: readonly Candidate[]): Answer {
  const whole = one(line, candidates);
  if ('choices' in whole || whole.unclear.candidates.length > 0) return whole;
  const choices: number[] = [];
  for (const part of line.split(/[,;]/).filter((text) => text.trim() !== '')) {
    const words = part.trim().split(/\s+/);
    const answer = several(words, candidates);
    if ('unclear' in answer) return words.length > 3 ? { unclear: whole.unclear } : answer;
    choices.push(...answer.choices);
  }
  return choices.length > 0 ? { choices } : whole;
}
