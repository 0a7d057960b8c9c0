import type { Recorded } from '../../table/replay/recorded.ts';
import type { ImportResult } from '../../client/log-reader.ts';
import type { BringTexts } from './bring-texts.ts';

/** The board where reading stopped, with the log beside it. */
export type Place = Omit<Recorded, 'file'> & {
  readonly file: Omit<NonNullable<Recorded['file']>, 'onClose'>;
};

export function placeOf(
  name: string,
  text: string,
  { partial, firstDivergence, unknownLines }: ImportResult,
  texts: BringTexts,
): Place | undefined {
  if (!partial || !firstDivergence) return undefined;
  const { line, kind, engine } = firstDivergence;
  const { us = '', ussr = '' } = partial.about ?? {};
  return {
    record: partial,
    names: [us, ussr],
    file: {
      name,
      lines: text.split(/\r\n|\r|\n/),
      at: line,
      tab: texts.file,
      back: texts.back,
      unknown: unknownLines.map((each) => each.line),
      why:
        kind === 'unread'
          ? texts.unread(line)
          : `${texts.parts(line)} ${texts.rulesSay}: ${engine}`,
    },
  };
}
