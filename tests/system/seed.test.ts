import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { DEMO_IS_WHOLE, type Site, startSite } from '../support/servers/site.ts';

/** Two pictures, drawn again on a slow machine. */
const SOON = { timeout: 60_000 };

/** A data folder that is removed with the running test. */
function emptyFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-seed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function start(dataDir: string, isAwaited = true): Promise<Site> {
  const site = await startSite({ dataDir, isAwaited });
  onTestFinished(() => void site.process.kill('SIGKILL'));
  return site;
}

/** Kills the server and waits until its output closes, which the last process that holds it does. */
async function kill(site: Site): Promise<void> {
  const closed = once(site.process, 'close');
  site.process.kill('SIGKILL');
  await closed;
}

it('leaves no process that continues the demo when it is killed', async () => {
  const site = await start(emptyFolder(), false);
  await site.printed('The database is empty');
  await kill(site);
  expect(site.output()).not.toContain('The demo site is ready');
});

it('answers while the demo’s pictures are drawn, with placeholders, and resumes after a kill', async () => {
  const dataDir = emptyFolder();
  const first = await start(dataDir);
  const home = await (await fetch(first.origin)).text();
  expect(home).toContain('Khettara');
  expect(home).toMatch(/<img[^>]+height="1600"[^>]+src="data:image\/svg\+xml,[^>]+width="2400"/);
  await expect.poll(() => storedPictures(dataDir), SOON).toBeGreaterThan(0);
  await kill(first);
  expect(first.output()).not.toContain(DEMO_IS_WHOLE);

  await start(dataDir);
  const before = storedPictures(dataDir);
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => storedPictures(dataDir), SOON).toBeGreaterThan(before);
});

/** Number of pictures with a file. */
function storedPictures(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'rihla.db'), { readOnly: true });
  try {
    return Number(database.prepare('select count(filename) as pictures from media').get()?.pictures);
  } finally {
    database.close();
  }
}
