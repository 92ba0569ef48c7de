import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimSite } from '../support/requests/staff.ts';
import { KEEPS_COMPILED } from '../support/servers/serverCommand.ts';
import { type Site, startSite } from '../support/servers/site.ts';

const PATH = '/opening-hours/';
const PUBLISHES = 15;

it('requests after a publish see it, however many are being served meanwhile', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir, env: { ...KEEPS_COMPILED, NO_DEMO: 'empty' } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  const staff = await claimSite(site);
  const made = await staff('POST', '/pages', { title: 'Hours 0', path: PATH, _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };

  const visitors = keepAsking(site, 8);
  // Before the site is killed, or they would have nothing to request.
  onTestFinished(async () => void (await visitors.stop()));
  for (let number = 1; number <= PUBLISHES; number += 1) {
    const saved = await staff('PATCH', `/pages/${doc.id}`, { title: `Hours ${number}`, _status: 'published' });
    expect(saved.status).toBe(200);
    expect(await titleOf(site)).toBe(`Hours ${number}`);
  }
  expect(await visitors.stop()).toBeGreaterThan(PUBLISHES);
});

async function titleOf({ origin }: Site): Promise<string | undefined> {
  const html = await (await fetch(`${origin}${PATH}`)).text();
  return /<title>(Hours \d+)/.exec(html)?.[1];
}

/** Visitors who request the page in a loop, so that one is always being rendered. `stop` returns the number of requests. */
function keepAsking(site: Site, visitors: number): { stop(): Promise<number> } {
  let isStopped = false;
  let count = 0;
  const ask = async (): Promise<void> => {
    while (!isStopped) {
      await titleOf(site);
      count += 1;
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, ask));
  return {
    stop: async () => {
      isStopped = true;
      await all;
      return count;
    },
  };
}
