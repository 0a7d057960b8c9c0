import type { Args } from '@brink/kernel';
import { PLACES, volk, wordings } from '@brink/volk';
import type { Log, LogCode } from '@brink/volk/log';
import { wrap } from '../layout.ts';
import type { VolkLook } from './cards.ts';
import { TABLE_WORDS } from './words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What each phase of the decade's end would do if it came now, a line a phase. */
export function previewLines({ view, language, width, paint }: VolkLook): string[] {
  const words = wordings[language];
  const { log } = volk.texts[language];
  const province = (number: number): string => words.provinces[PLACES.provinces[number]];
  const tell = <Code extends LogCode>(code: Code, ...args: Args<Log[Code]>): string =>
    log({ code, args, audience: 0 });
  const item = (packed: number): string => words.item(PLACES.unpackItem(packed), { province });
  const by = (list: readonly number[], sign: string): string =>
    list
      .map((n, number) => (n > 0 ? `${province(number)} ${sign}${n}` : ''))
      .filter((part) => part !== '')
      .join(', ');
  const { preview } = view;
  const { flight, currency, strikes, superpowers } = preview;
  const phases: (readonly [phase: number, text: string])[] = superpowers
    ? [
        [12, superpowers.space.map(item).join(', ')],
        [13, `${superpowers.dominance.map(item).join(', ')} $${superpowers.income.join('/$')}`],
      ]
    : [];
  const flightLine = tell(
    'flight',
    flight.runners,
    flight.police,
    flight.west,
    flight.eastProtest,
    flight.east,
    flight.westProtest,
  );
  const strikeLine = strikes
    .map(({ from, all, targets }) => {
      const hit = targets.map((target) => `${province(target.province)} +${target.unrest}`);
      return `${province(from)} → ${hit.join(all ? ', ' : ' / ')}`;
    })
    .join('; ');
  phases.push(
    [1, flight.wall ? tell('wallUpkeep') : `${flightLine}. ${tell('flightValue', flight.value)}`],
    [2, `${signed(preview.prestige.position)}: ${preview.prestige.items.map(item).join(', ')}`],
    [3, tell('currency', currency.track, currency.exporting, currency.standards, currency.balance)],
    [4, `${preview.policeUpkeep}`],
    [5, by(preview.standardLost, '−')],
    [6, by(preview.comparison, '+')],
    [7, strikeLine],
    [8, `${preview.policeAction}`],
    [9, signed(preview.socialists.due)],
    [10, tell('protests', preview.protestsAfter[0], preview.protestsAfter[1])],
  );
  return [
    paint('strong', TABLE_WORDS[language].preview),
    ...phases.flatMap(([phase, text]) =>
      wrap(`${words.phases[phase]}: ${text.trim() || '–'}`, width, '  '),
    ),
  ];
}
