import { expect, test, vi } from 'vitest';
import { buildPage } from '../../../tests/support/factories.ts';
import { describeEachDatabase } from '../../../tests/support/testDatabase.ts';
import { openTestPayload } from '../../../tests/support/testPayload.ts';
import { onContentChange } from '../../shared/contentEvents.ts';
import { watchContentVersion } from './contentVersion.ts';

describeEachDatabase('watchContentVersion', (db) => {
  test('tells of a publish that another process made', async () => {
    const other = await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl });
    const told = vi.fn();
    const forget = onContentChange(told);
    const stop = watchContentVersion(db.payload, 20);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told).not.toHaveBeenCalled();
    // Written past the hooks, so that this process hears of it by reading alone.
    await other.db.updateGlobal({ slug: 'content-version', data: { token: 'new' } });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 2_000 });
    stop();
    forget();
    await other.destroy();
  });

  test('tells of a publish of its own process once', async () => {
    const { findGlobal } = db.payload.db;
    const read = vi.fn(findGlobal);
    db.payload.db.findGlobal = read as typeof findGlobal;
    const told = vi.fn();
    const forget = onContentChange(told);
    const stop = watchContentVersion(db.payload, 20);
    await buildPage(db.payload);
    expect(told).toHaveBeenCalledOnce();
    const before = read.mock.calls.length;
    // Two whole readings after the publish.
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before + 2), { timeout: 2_000 });
    expect(told).toHaveBeenCalledOnce();
    stop();
    forget();
    db.payload.db.findGlobal = findGlobal;
  });

  test('goes on when the database was away', async () => {
    const told = vi.fn();
    const forget = onContentChange(told);
    const read = db.payload.db.findGlobal;
    const tokens: (string | undefined)[] = ['a', undefined, undefined, 'b'];
    db.payload.db.findGlobal = (async () => {
      const token = tokens.length > 1 ? tokens.shift() : tokens[0];
      if (!token) throw new Error('away');
      return { token };
    }) as typeof read;
    const stop = watchContentVersion(db.payload, 10);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 2_000 });
    stop();
    forget();
    db.payload.db.findGlobal = read;
  });
});
