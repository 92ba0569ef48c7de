import type { BrowserContext } from '@playwright/test';
import { claimSite, type Staff } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { answerForMessenger } from '../support/chat.ts';
import { test as base, expect } from '../support/test.ts';

/** A site whose chat settings the tests change. */
export interface ChatSite {
  origin: string;
  staff: Staff;
  /** Sets the demo's chat settings with overrides, merged deeply. */
  set(changes?: object): Promise<void>;
  /** Changes an account of the demo by its index in the list. */
  setAccount(position: number, changes: object): Promise<void>;
  /** Click counts: account, path and count. */
  clicks(): Promise<[account: number, path: string, count: number][]>;
}

type Settings = { accounts: { id: number }[]; [group: string]: unknown };

/** Playwright's `test` with a separate site per worker, and a fake messaging service. */
export const test = base.extend<{ messenger: BrowserContext }, { site: ChatSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here.
    async ({}, use) => {
      const server = await startSeededSite('chat');
      const staff = await claimSite(server);
      await use(await chatSite(server.origin, staff));
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  messenger: [
    async ({ context }, use) => {
      await answerForMessenger(context);
      await use(context);
    },
    { auto: true },
  ],
});

export { expect };

async function chatSite(origin: string, staff: Staff): Promise<ChatSite> {
  const read = async <T>(path: string): Promise<T> => (await staff('GET', path)).json() as Promise<T>;
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await staff(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  // A request with a version is refused when another one is stored.
  const { updatedAt: _, ...demo } = await read<Settings & { updatedAt: string }>('/globals/chat?depth=0');
  const ids = demo.accounts as unknown as number[];
  return {
    origin,
    staff,
    set: (changes = {}) => send('POST', '/globals/chat', merge(demo, changes)),
    setAccount: (position, changes) => send('PATCH', `/chat-accounts/${ids[position]}`, changes),
    clicks: async () => {
      const { docs } = await read<{ docs: { account: number; path: string; count: number }[] }>(
        '/chat-clicks?depth=0&limit=0&sort=id',
      );
      return docs.map(({ account, count, path }) => [account, path, count]);
    },
  };
}

function merge(old: object, changes: object): object {
  const merged: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(changes)) {
    const before = merged[key];
    merged[key] = isGroup(before) && isGroup(value) ? merge(before, value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
