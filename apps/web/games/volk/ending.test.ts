import type { Program } from '@brink/kernel';
import { MANNERS } from '@brink/volk/result';
import { collapse } from '@brink/volk/end/10-collapse';
import { policeUpkeep } from '@brink/volk/end/04-police-upkeep';
import { socialists } from '@brink/volk/end/09-socialists';
import { armsRaceEnd } from '@brink/volk/end/superpowers';
import { PHASE } from '@brink/volk/state';
import { scenario, type Position, type Scenario } from '@brink/volk/testing/scenario';
import { view } from '@brink/volk';
import type { Volk } from '@brink/volk/volk';
import { expect, test } from 'vitest';
import { endingOf } from './ending.ts';

/** How the end of a game is told, in English and in Russian. */
function told(t: Scenario): (string | undefined)[] {
  const shown = view(t.game, 0);
  return (['en', 'ru'] as const).map(
    (language) => endingOf(shown.result?.manner ?? '', language, shown)?.text,
  );
}

function ended(program: Program<Volk>, position: Position, phase = 10): Scenario {
  const t = scenario(position);
  t.game.mem[PHASE] = phase;
  return t.start(program);
}

test('mass protests are counted', () => {
  const t = ended(collapse, { unrest: { SN: 16, BY: 4 } });
  expect(told(t)).toEqual([
    'A state with four mass protests at the end of a decade collapses and loses. Mass protests: West 1, East 4.',
    'Государство с четырьмя массовыми протестами в конце декады рушится и проигрывает. Массовые протесты: Запад — 1, Восток — 4.',
  ]);
});

test('so are socialists, and a state that cannot pay is told the phase', () => {
  expect(told(ended(socialists, { tracks: { socialists: 3 }, box: 11 }))[0]).toContain(
    'Socialists due: 2, available: 1.',
  );
  expect(told(ended(socialists, { tracks: { socialists: -6 }, box: 1 }))[1]).toContain(
    'Социалистов нужно: 4, есть: 1.',
  );
  expect(told(ended(policeUpkeep, { police: ['stasi-is-founded'] }, 4))).toEqual([
    'East had to dismantle more than it had left. This happened in the phase “police upkeep”.',
    'Восток должен был демонтировать больше, чем у него оставалось. Это случилось в фазе «содержание полиции».',
  ]);
});

test('in 2+2 the points of both superpowers say who wins of the bloc', () => {
  const four: Position = { mode: 'two-plus-two', unrest: { SN: 16 } };
  expect(told(ended(collapse, { ...four, tracks: { dominance: -3 } }))[0]).toMatch(
    /Victory points: USA 2, USSR 0\. The winning bloc’s superpower has more than its opponent/,
  );
  expect(told(ended(collapse, { ...four, tracks: { dominance: 3 } }))[1]).toMatch(
    /Победные очки: США — 0, СССР — 2\. .*побеждает немецкое государство\.$/,
  );
  // A victory in arms needs no points.
  expect(told(ended(armsRaceEnd, { mode: 'two-plus-two', tracks: { arms: -7 } }, 11))[0]).toBe(
    'The arms race marker has reached a victory box.',
  );
});

test('after a nuclear war the pusher and the peacemakers are named', () => {
  const t = scenario({
    mode: 'two-plus-two',
    doves: 0,
    display: ['new-i-6'],
    peacemakers: { east: ['new-i-4'] },
  }).plays('usa', 'new-i-6', 'event');
  while (t.prompt === 'nextItem') t.choose(t.choices[0]);
  expect(told(t)[0]).toMatch(/It was USA\. Peacemaker cards: West 0, East 1, USSR 0\.$/);
  expect(told(t)[1]).toMatch(/Кнопку нажали: США\. Карты миротворца: Запад 0, Восток 1, СССР 0\.$/);
});

test('every end has words in both languages, also without a view', () => {
  for (const manner of MANNERS) {
    for (const language of ['en', 'ru'] as const) {
      expect([manner, endingOf(manner, language)?.text]).toEqual([manner, expect.any(String)]);
    }
  }
  expect(endingOf('unheard-of', 'en')).toBeUndefined();
});
