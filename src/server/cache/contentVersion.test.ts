import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../../tests/support/factories.ts';
import { openTestPayload } from '../../../tests/support/testPayload.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';
import { watchContentVersion } from './contentVersion.ts';

describeEachDatabase('watchContentVersion', (db) => {
  test('reports a publish of another process', async () => {
    const other = await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl });
    const told = vi.fn();
    const forget = onContentChange(told);
    const stop = watchContentVersion(db.payload, 20);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told).not.toHaveBeenCalled();
    // Bypasses the hooks, so that this process learns of it by polling alone.
    const write = (data: Record<string, unknown>) => other.db.updateGlobal({ slug: 'content-version', data });
    const first = { token: 'first', touched: ['posts:1'], withdrawn: ['posts:1'] };
    const second = { token: 'second', touched: ['list:posts'] };
    const third = { token: 'third', touched: ['media:9'] };
    await write({ token: 'first', changes: [first] });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 2_000 });
    expect(told).toHaveBeenLastCalledWith({ touched: ['posts:1'], withdrawn: ['posts:1'] });
    await write({ token: 'third', changes: [first, second, third] });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3), { timeout: 2_000 });
    expect(told.mock.calls.slice(1)).toEqual([[{ touched: ['list:posts'] }], [{ touched: ['media:9'] }]]);
    // The known version is no longer among the recorded ones.
    await write({ token: 'ninth', changes: [{ token: 'ninth', touched: ['posts:4'] }] });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(4), { timeout: 2_000 });
    expect(told).toHaveBeenLastCalledWith({ touched: 'everything' });
    // The writer records no changes.
    await write({ token: 'tenth' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(5), { timeout: 2_000 });
    expect(told).toHaveBeenLastCalledWith({ touched: 'everything' });
    stop();
    forget();
    await other.destroy();
  });

  test('reports a publish of its own process once', async () => {
    const { findGlobal } = db.payload.db;
    const read = vi.fn(findGlobal);
    db.payload.db.findGlobal = read as typeof findGlobal;
    const told = vi.fn();
    const forget = onContentChange(told);
    const stop = watchContentVersion(db.payload, 20);
    await buildPage(db.payload);
    expect(told).toHaveBeenCalledOnce();
    const before = read.mock.calls.length;
    // Two complete polls after the publish.
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before + 2), { timeout: 2_000 });
    expect(told).toHaveBeenCalledOnce();
    stop();
    forget();
    db.payload.db.findGlobal = findGlobal;
  });

  test('continues after a database outage', async () => {
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
