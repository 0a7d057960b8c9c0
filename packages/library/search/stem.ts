/** Endings of Russian nouns, adjectives and verbs, longest first; what is left of a word is enough to find it. */
const RUSSIAN =
  /(?:иями|ться|ями|ами|ией|ием|иям|иях|ого|его|ому|ему|ыми|ими|ете|ите|ают|яют|уют|ует|ает|яет|ить|ать|ять|еть|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ых|их|ым|им|ую|юю|ия|ию|ии|ям|ях|ам|ах|ов|ев|ом|ем|ет|ит|ут|ют|ть|[аеиоуыэюяйь])$/;
const ENGLISH = /(?:ings|ing|ies|ied|es|ed|ly|s)$/;

const MARKS = /[\u0300-\u036f]/g;

/** A word as it is compared: small letters, without accents, ё as е, without its ending. */
export function stem(word: string): string {
  const small = word.toLowerCase().replaceAll('ё', 'е');
  const isRussian = /[а-я]/.test(small);
  // й is no и with an accent.
  const plain = isRussian ? small : small.normalize('NFD').replaceAll(MARKS, '');
  // Of short words the ending is half the word.
  if (plain.length <= 3) return plain;
  const short = plain.replace(isRussian ? RUSSIAN : ENGLISH, '');
  return short.length >= 3 ? short : plain;
}

/** The words of a text, stemmed. */
export const stemsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem);
