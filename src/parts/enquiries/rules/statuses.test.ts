import { expect, test } from 'vitest';
import { STATUSES, type Status } from '../../../forms/words.ts';
import { followersOf, isStatus, isWaiting, mayFollow, statusAfterAnswer, statusOnceOwned } from './statuses.ts';

const ALL = Object.keys(STATUSES) as Status[];

test('no status follows itself, none returns to new, and none is final', () => {
  for (const status of ALL) {
    expect(mayFollow(status, status)).toBe(false);
    expect(mayFollow(status, 'new')).toBe(false);
    expect(followersOf(status).length).toBeGreaterThan(1);
  }
  expect(mayFollow('won', 'answered')).toBe(false);
  expect(mayFollow('lost', 'open')).toBe(true);
});

test('an answer changes waiting enquiries, and leaves closed ones', () => {
  expect(ALL.map(statusAfterAnswer)).toEqual(['answered', 'answered', 'answered', 'won', 'lost']);
  expect(ALL.map(statusOnceOwned)).toEqual(['open', 'open', 'answered', 'won', 'lost']);
  expect(ALL.filter(isWaiting)).toEqual(['new', 'open']);
});

test('recognizes statuses', () => {
  expect([...ALL, 'done', '', undefined, 1, 'toString'].filter(isStatus)).toEqual(ALL);
});
