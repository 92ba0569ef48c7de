import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { RESETS_PER_ACCOUNT } from '../mail/address/mailBudget.ts';

const KNOWN = 'office@khettara.example';
const NOW = Date.UTC(2026, 4, 1, 12);

describeEachDatabase('links to a new password', (db) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('are limited to five mails an hour per mailbox, from any IP address and in any spelling', async () => {
    await buildUser(db.payload, 'admin', { email: KNOWN });
    await buildUser(db.payload, 'editor', { email: 'lahcen@khettara.example' });
    const mail = vi.spyOn(db.payload, 'forgotPassword').mockResolvedValue('token' as never);
    const asked = (email: string) =>
      mail.mock.calls.filter(([{ data }]) => data.email.trim().toLowerCase() === email).length;
    const rest = await restClient(db.payload);
    /** The answer does not wait for the work: it is done once each request is counted. */
    async function ask(times: number, email: string, counted: number): Promise<void> {
      for (let turn = 0; turn < times; turn += 1) {
        const spelling = turn % 2 ? ` ${email.toUpperCase()}` : email;
        expect(await rest('POST', '/users/forgot-password', { email: spelling })).toMatchObject({ status: 200 });
      }
      await vi.waitFor(async () => {
        const { docs } = await db.payload.find({ collection: 'spent-keys', where: { key: { like: 'reset:' } } });
        expect(docs.map(({ count }) => count)).toContain(counted);
      });
    }
    expect(RESETS_PER_ACCOUNT).toEqual({ max: 5, windowMs: 3_600_000 });
    await ask(8, KNOWN, 8);
    await vi.waitFor(() => expect(asked(KNOWN)).toBe(5));
    await ask(1, 'lahcen@khettara.example', 1);
    await vi.waitFor(() => expect(asked('lahcen@khettara.example')).toBe(1));
    vi.setSystemTime(NOW + RESETS_PER_ACCOUNT.windowMs + 2_000);
    await ask(2, KNOWN, 2);
    await vi.waitFor(() => expect(asked(KNOWN)).toBe(7));
  });
});
