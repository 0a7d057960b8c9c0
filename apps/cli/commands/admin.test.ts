import { expect, it } from 'vitest';
import { requestOf } from './admin.ts';

const wishes = { reason: 'because', days: 3, from: 'chat' };

it('asks the server for what the words say', () => {
  expect(requestOf(['reports'], { ...wishes, reason: undefined })).toEqual({ list: 'reports' });
  expect(requestOf(['ban', 'Eve'], wishes)).toEqual({
    command: { do: 'ban', player: 'Eve', from: 'chat', days: 3, reason: 'because' },
  });
  expect(requestOf(['rename', 'Eve', 'Adam'], wishes)).toEqual({
    command: { do: 'rename', player: 'Eve', name: 'Adam', reason: 'because' },
  });
  expect(requestOf(['hide-study', 'abc'], wishes)).toEqual({
    command: { do: 'hide-study', study: 'abc', reason: 'because' },
  });
  expect(requestOf(['comments', 'abc'], wishes)).toEqual({ comments: 'abc' });
  expect(requestOf(['delete-comment', '7'], wishes)).toEqual({
    command: { do: 'delete-comment', comment: 7, reason: 'because' },
  });
});

it('wants a reason, the right number of names, and a word it knows', () => {
  expect(() => requestOf(['ban', 'Eve'], { ...wishes, reason: undefined })).toThrow('--reason');
  expect(() => requestOf(['ban'], wishes)).toThrow('takes 1');
  expect(() => requestOf(['bless', 'Eve'], wishes)).toThrow('ban | unban');
});
