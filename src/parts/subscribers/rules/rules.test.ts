import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedAt } from './changedAt.ts';
import { mayConfirm, withConfirmation } from './confirmations.ts';
import { linkPath, makeKey, readLink } from './links.ts';
import { MAX_ATTEMPTS, waitAfter } from './providerState.ts';
import { nextState, type SubscriberState } from './states.ts';

const NOW = Date.UTC(2026, 4, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STATES = [undefined, 'pending', 'subscribed', 'unsubscribed', 'bounced'] as const;

describe('states', () => {
  test.each<[SubscriberState | undefined, string, string, string | undefined]>([
    [undefined, 'pending', 'undefined', undefined],
    ['pending', 'pending', 'subscribed', 'unsubscribed'],
    ['subscribed', 'subscribed', 'subscribed', 'unsubscribed'],
    ['unsubscribed', 'pending', 'unsubscribed', 'unsubscribed'],
    ['bounced', 'pending', 'bounced', 'unsubscribed'],
  ])('%s', (state, asked, confirmed, left) => {
    expect([nextState(state, 'ask'), String(nextState(state, 'confirm')), nextState(state, 'leave')]).toEqual([
      asked,
      confirmed,
      left,
    ]);
  });

  test('double opt-in: subscribed only after confirming, never after unsubscribing (property test)', () => {
    const actions = fc.array(fc.constantFrom('ask', 'confirm', 'leave'), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...STATES), actions, (start, done) => {
        let state: SubscriberState | undefined = start;
        for (const action of done) {
          const before = state;
          state = nextState(state, action);
          if (state === 'subscribed' && before !== 'subscribed')
            expect([before, action]).toEqual(['pending', 'confirm']);
          if (action === 'leave') expect(state).not.toBe('subscribed');
        }
      }),
    );
  });

  test('the service is notified of subscribing and unsubscribing only, not of unconfirmed requests', () => {
    const now = new Date(NOW);
    expect(changedAt({ state: 'pending', revision: 0 }, 'subscribed', now)).toMatchObject({
      confirmedAt: now.toISOString(),
      revision: 1,
      provider: { state: 'waiting', attempts: 0, nextAt: now.toISOString() },
    });
    expect(changedAt({ state: 'pending' }, 'unsubscribed', now)).toEqual({
      state: 'unsubscribed',
      unsubscribedAt: now.toISOString(),
    });
    expect(changedAt({ confirmedAt: '2026-01-01', revision: 4 }, 'unsubscribed', now)).toMatchObject({ revision: 5 });
  });
});

describe('mails to one address', () => {
  const at = (...times: number[]) => times.map((time) => new Date(NOW + time).toISOString());

  test.each<[string, unknown[], boolean]>([
    ['the first', [], true],
    ['one more at once', at(-5 * MINUTE + 1), false],
    ['one more after five minutes', at(-5 * MINUTE), true],
    ['a third', at(-60 * MINUTE, -30 * MINUTE), true],
    ['a fourth on one day', at(-DAY + 1, -60 * MINUTE, -30 * MINUTE), false],
    ['a fourth on the next', at(-DAY, -60 * MINUTE, -30 * MINUTE), true],
    ['after damaged times', ['soon', 4, null], true],
  ])('%s: %j', (_, sent, may) => {
    expect(mayConfirm(sent, NOW)).toBe(may);
  });

  test('an address gets three a day, however many are requested', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3 * 60 * MINUTE), { maxLength: 80 }), (pauses) => {
        let now = NOW;
        let sent: string[] = [];
        const all: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (!mayConfirm(sent, now)) continue;
          sent = withConfirmation(sent, now);
          all.push(now);
        }
        for (const time of all)
          expect(all.filter((other) => other >= time && other < time + DAY).length).toBeLessThan(4);
      }),
    );
  });
});

describe('links', () => {
  const key = makeKey();
  const tokenOf = (path: string) => path.split('/')[3] ?? '';

  test('a confirmation link works for seven days, an unsubscribe link for ever', () => {
    const confirm = tokenOf(linkPath('secret', 'confirm', key, NOW));
    expect(readLink('secret', 'confirm', confirm, NOW + 7 * DAY)).toEqual({ key, isExpired: false });
    expect(readLink('secret', 'confirm', confirm, NOW + 7 * DAY + 1)).toEqual({ key, isExpired: true });
    const leave = tokenOf(linkPath('secret', 'leave', key, NOW));
    expect(readLink('secret', 'leave', leave, NOW + 9_000 * DAY)).toEqual({ key, isExpired: false });
    expect(linkPath('secret', 'leave', key, NOW)).toMatch(/^\/subscription\/leave\/[\w.-]+\/$/);
  });

  test('a link of another purpose or site, or a changed one, is invalid', () => {
    const token = tokenOf(linkPath('secret', 'confirm', key, NOW));
    expect(readLink('secret', 'leave', token, NOW)).toBeUndefined();
    expect(readLink('other', 'confirm', token, NOW)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '7', '_', '.'), (at, letter) => {
        fc.pre(token[at] !== letter);
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(readLink('secret', 'confirm', changed, NOW)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink('secret', 'leave', text, NOW)).toBeUndefined();
      }),
    );
  });
});

test('backs off for 1, 2, 4 minutes and so on, at most six hours, over two and a half days', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 3)).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE]);
  expect(waits.at(-1)).toBeUndefined();
  expect(Math.max(...waits.map((wait) => wait ?? 0))).toBe(360 * MINUTE);
  const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / DAY;
  expect(days).toBeGreaterThan(1.5);
  expect(days).toBeLessThan(3);
});
