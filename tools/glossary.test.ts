import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

/** A wording that readers must not meet, the right one, and the files it is wrong in. */
interface Wrong {
  readonly wrong: RegExp;
  readonly better: string;
  readonly in?: RegExp;
  readonly notIn?: RegExp;
}

/** What people read: texts of games and apps, the library, documents. */
const FOLDERS = ['packages', 'apps', 'docs', 'README.md', 'README.ru.md'];
const READ =
  /\/texts?\/|\/words\/|texts?\.ts$|words\.ts$|packages\/library\/|packages\/board\/volk\/(en|ru)\.ts$|apps\/cli\/commands\/|\.md$/;
const UNREAD =
  /\.test\.tsx?$|\/(node_modules|dist|goldens|e2e|fixtures|testing)\/|docs\/(api|adr)\/|library\/search\//;

/** Notes on history call a rival a rival. */
const HISTORY = /library\/gallery\//;
const VOLK = /volk/;
/** Rules, prompts and the log; not the lobby, where people meet people. */
const RULES = /packages\/(struggle|twilight-struggle|red-sea|crossover|volk|staff|library|board)\//;

const ENGLISH: readonly Wrong[] = [
  { wrong: /\b(rival|enemy)\b/i, better: 'opponent', notIn: HISTORY },
  { wrong: /\bthe other side\b/i, better: 'opponent', notIn: HISTORY },
  { wrong: /\b(he|his|him|himself)\b/i, better: 'they', notIn: HISTORY },
  { wrong: /\bfree coup/i, better: 'event coup' },
  { wrong: /(\d|\}) ops?\b/, better: 'Ops, Op' },
  {
    wrong: /(?<!\b(action|way|turned|turns) )\brounds?\b(?!\})/i,
    better: 'action round',
    in: RULES,
    notIn: HISTORY,
  },
  { wrong: /\bweb-hooks?\b/i, better: 'webhook' },
  { wrong: /\bchairs?\b/i, better: 'seat', notIn: HISTORY },
  { wrong: /[\d}] %/, better: '42%' },
  { wrong: /№/, better: '#' },
  {
    wrong: /\b(choices|games|attempts?|tries|days|hours) an? (turn|move|second|round)\b/,
    better: 'per',
  },
  { wrong: /\bNo server answers\b/, better: 'The server is not responding' },
];

const RUSSIAN: readonly Wrong[] = [
  { wrong: /карт\p{L}* подсчета(?! очков)/iu, better: 'карта подсчета очков' },
  { wrong: /(?<!\p{L})на рук(е|ах)(?!\p{L})/iu, better: 'в руке' },
  { wrong: /придерж|утаи/iu, better: 'удержать' },
  { wrong: /бесплатн\p{L}+ переворот/iu, better: 'переворот по событию' },
  { wrong: /нейтральн\p{L}+ (карт|событи)/iu, better: 'общее', notIn: VOLK },
  { wrong: /итогов\p{L}+ подсчет/iu, better: 'финальный подсчет' },
  { wrong: /(?<!\p{L})(трек|маркер)\p{L}*/iu, better: 'шкала, жетон', in: RULES, notIn: VOLK },
  { wrong: /ловушк/iu, better: 'вторжение', in: RULES },
  { wrong: /\d военн\p{L}+ операци/iu, better: 'очки военных операций' },
  { wrong: /(?<!\p{L})сыгра(?!й)/iu, better: 'разыграть', in: RULES },
  { wrong: /соперни/iu, better: 'противник', in: RULES, notIn: HISTORY },
  { wrong: /друг\p{L}+ сторон(?!у)/iu, better: 'противник', in: RULES, notIn: HISTORY },
  {
    wrong:
      /(?<!\p{L})(земл(я|и|ю|е|ей|ях|ям)|земель|делени\p{L}+|дорог(а|и|у|е|ой|ам)?|ценност\p{L}+|резерв\p{L}*)(?!\p{L})/iu,
    better: 'провинция, ячейка, коммуникация, значение',
    in: VOLK,
    notIn: HISTORY,
  },
  { wrong: /вторая редакция|Turn Zero/iu, better: 'второе издание, «Нулевой ход»' },
  { wrong: /Мы — народ/u, better: 'Мы народ!' },
  { wrong: /(?<!\p{L})стул/iu, better: 'место' },
  { wrong: /Вы больше не в системе/u, better: 'Сеанс завершен, войдите снова' },
  { wrong: /\p{L}*(?<!вс)ё\p{L}*/iu, better: 'е; ё только в «всё» и в именах' },
];

/** Right where they stand: names, the tracks of Wir sind das Volk! as its book calls them, a Russian sign. */
const ALLOWED: readonly RegExp[] = [
  /Кёльн\p{L}*/gu,
  /Гёттинген\p{L}*/gu,
  /Шёнеберг\p{L}*/gu,
  /Гёрлиц\p{L}*/gu,
  /Round Table/g,
  /'Треки'/g,
  /'№ ?'/g,
];

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}

const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The sentences of a file: paragraphs of a document, literals of more than one word of a source. */
function sentencesOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.md')) return text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '').split('\n');
  return [...text.matchAll(TOKEN)].flatMap(([token]) =>
    !token.startsWith('/') && /[\s\p{Script=Cyrillic}]/u.test(token) ? [token] : [],
  );
}

const isRussian = (path: string, sentence: string): boolean =>
  /\/ru(\/|\.ts$)/.test(path) || /\p{Script=Cyrillic}/u.test(sentence);
const SENTENCES = FOLDERS.flatMap(filesIn)
  .filter((path) => /\.(tsx?|md)$/.test(path) && READ.test(path) && !UNREAD.test(path))
  .flatMap((path) =>
    sentencesOf(path).map((sentence) => ({ path, sentence, russian: isRussian(path, sentence) })),
  );

const found = ({ wrong, in: only, notIn }: Wrong, language: 'en' | 'ru'): string[] =>
  SENTENCES.flatMap(({ path, sentence, russian }) => {
    if (russian !== (language === 'ru')) return [];
    if ((only && !only.test(path)) || notIn?.test(path)) return [];
    const rest = ALLOWED.reduce((text, allowed) => text.replaceAll(allowed, ''), sentence);
    const at = rest.search(wrong);
    return at < 0 ? [] : [`${path}: …${rest.slice(Math.max(0, at - 40), at + 60)}…`];
  });

describe('the words of the glossary', () => {
  it('are looked for in texts of both languages', () => {
    expect(SENTENCES.filter(({ russian }) => russian).length).toBeGreaterThan(2000);
    expect(SENTENCES.filter(({ russian }) => !russian).length).toBeGreaterThan(2000);
  });

  it.each(ENGLISH)('English: not $wrong but $better', (entry) => {
    expect(found(entry, 'en')).toEqual([]);
  });

  it.each(RUSSIAN)('Russian: not $wrong but $better', (entry) => {
    expect(found(entry, 'ru')).toEqual([]);
  });
});
