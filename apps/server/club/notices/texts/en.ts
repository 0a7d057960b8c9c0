import type { NoticeTexts } from './texts.ts';

const against = (name: string | undefined): string => (name ? ` against ${name}` : '');

export const en: NoticeTexts = {
  say: {
    turn: ({ name }, title) => `Your move: ${title}${against(name)}.`,
    time: ({ name, tournament }, title, until) =>
      tournament === undefined
        ? `Your time is running out: ${title}${against(name)}. Move before ${until}.`
        : `The round of “${name}” ends soon: finish your game (${title}) before ${until}.`,
    start: ({ name }, title) => `The game begins: ${title}${against(name)}.`,
    end: ({ name }, title) => `The game is over: ${title}${against(name)}.`,
    challenge: ({ name }, title) => `${name || 'Someone'} invites you to ${title}.`,
    round: ({ name }, title, until) =>
      until
        ? `A new round of “${name}” has begun (${title}); play until ${until}.`
        : `“${name}” is over (${title}).`,
    digest: ({ count = 0 }) =>
      count === 1
        ? '1 game is waiting for your move.'
        : `${count} games are waiting for your move.`,
    test: () => 'This is a test: Brink notifications reach you here.',
    confirm: () =>
      'Somebody asked Brink to send notifications to this address. If that was you, confirm it.',
  },
  open: 'Open',
  ask: {
    stop: (address) => `Stop all notifications to ${address}?`,
    confirm: (address) => `Send notifications to ${address}?`,
  },
  stop: 'Unsubscribe',
  confirm: 'Confirm address',
  stopped: 'Brink will send nothing more to this address.',
  confirmed: 'Thank you. Brink will send notifications to this address.',
  unknown: 'This link is no longer valid.',
};
