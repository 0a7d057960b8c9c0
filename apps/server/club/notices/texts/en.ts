import type { NoticeTexts } from './texts.ts';

const against = (name: string | undefined): string => (name ? ` against ${name}` : '');

export const en: NoticeTexts = {
  say: {
    turn: ({ name }, title) => `Your move: ${title}${against(name)}.`,
    time: ({ name, tournament }, title, until) =>
      tournament === undefined
        ? `Little time left: ${title}${against(name)}. Move before ${until}.`
        : `The round of “${name}” ends soon: finish your game (${title}) before ${until}.`,
    start: ({ name }, title) => `The game begins: ${title}${against(name)}.`,
    end: ({ name }, title) => `The game is over: ${title}${against(name)}.`,
    challenge: ({ name }, title) => `${name || 'Somebody'} invites you to ${title}.`,
    round: ({ name }, title, until) =>
      until
        ? `A new round of “${name}” has begun (${title}); play until ${until}.`
        : `“${name}” is over (${title}).`,
    digest: ({ count = 0 }) =>
      count === 1 ? 'One game waits for you.' : `${count} games wait for you.`,
    test: () => 'This is a test: notices of Brink reach you here.',
    confirm: () => 'Somebody wants Brink to write to this address. If that was you, confirm it.',
  },
  open: 'Open',
  ask: {
    stop: (address) => `Shall Brink send nothing to ${address} any more?`,
    confirm: (address) => `May Brink write to ${address}?`,
  },
  stop: 'No more messages like this',
  confirm: 'Confirm the address',
  stopped: 'You will get no more messages at this address.',
  confirmed: 'Thank you. Brink will write to this address.',
  unknown: 'This link is no longer valid.',
};
