import { gameCalled } from '@brink/games';
import { expect, test } from 'vitest';
import { tellChosen, type Answered } from './chosen.ts';

const rules = gameCalled('twilight-struggle')!;

test('a play is told by what it is for, where, and its card', () => {
  const prompt = { code: '', domain: '', args: [], actors: [], choices: [] };
  const answered = (code: string, domain: string, name: string): Answered => ({
    prompt: { ...prompt, code, domain },
    choice: rules.choiceOf(domain, name)!,
  });
  const { en } = rules.texts;
  const play = [
    answered('actionRound', 'card', 'duck-and-cover'),
    answered('useOfCard', 'option', 'operations'),
    answered('operations', 'option', 'influence'),
    answered('placeInfluence', 'country', 'iran'),
    answered('placeInfluence', 'country', 'iran'),
    answered('placeInfluence', 'country', 'iraq'),
  ];
  expect(tellChosen(en, play)).toBe('place influence Iran ×2, Iraq · Duck and Cover (3)');
  expect(tellChosen(en, play.slice(0, 1))).toBe('Duck and Cover (3)');
});
