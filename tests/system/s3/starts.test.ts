import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fileNamesOf } from '../../../src/cms/media/fileNamesOf.ts';
import { type S3Server, startS3 } from '../../support/providers/s3Server.ts';
import { claimSite, signIn } from '../../support/requests/staff.ts';
import { upload, uploadForm } from '../../support/requests/uploads.ts';
import { KEEPS_COMPILED } from '../../support/servers/serverCommand.ts';
import { type Site, startSite } from '../../support/servers/site.ts';

const HOUR_MS = 60 * 60 * 1000;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

it('a start after a kill moves away the upload’s leftovers in the bucket, once they are an hour old', async () => {
  const dataDir = temporaryFolder();
  const site = await start(dataDir, s3.env);
  const staff = await claimSite(site);
  const kept = fileNamesOf((await upload(staff)) as never).sort();

  let stored = 0;
  const stuck = Promise.withResolvers<void>();
  s3.onRequest = async ({ method }) => {
    if (method !== 'PUT' || ++stored <= 3) return;
    stuck.resolve();
    await new Promise(() => undefined);
  };
  const cutOff = staff('POST', '/media', await uploadForm({ alt: 'Lost' })).catch(() => undefined);
  await stuck.promise;
  await untilMore(kept.length);
  await site.stop('SIGKILL');
  await cutOff;
  s3.onRequest = () => undefined;
  const left = (await s3.names()).filter((name) => !kept.includes(name));
  expect(left.length).toBeGreaterThan(0);

  const young = await start(dataDir, s3.env);
  await signIn(young);
  expect(await young.stop()).toBe(0);
  expect((await s3.names()).length).toBe(kept.length + left.length);

  s3.age(2 * HOUR_MS);
  const old = await start(dataDir, s3.env);
  await printed(old, 'moved to media-orphans');
  expect(await s3.names()).toEqual(kept);
  expect(await s3.orphans()).toEqual(left);
  const { docs } = (await (await (await signIn(old))('GET', '/media')).json()) as { docs: object[] };
  expect(docs).toHaveLength(1);
});

it('a start with wrong credentials reports it, and so does an upload', async () => {
  const site = await start(temporaryFolder(), { ...s3.env, S3_ACCESS_KEY_ID: 'MISTYPED' });
  await printed(site, 'The files of the pictures could not be checked');
  const staff = await claimSite(site);
  const answer = await staff('POST', '/media', await uploadForm({ alt: 'Dunes' }));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
});

async function start(dataDir: string, env: Record<string, string>): Promise<Site> {
  const site = await startSite({ dataDir, env: { ...KEEPS_COMPILED, ...env, NO_DEMO: 'empty' } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

function temporaryFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-s3-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Waits until a process has printed a text. */
async function printed(site: Site, words: string): Promise<void> {
  while (!site.output().includes(words)) await once(site.process.stdout as NodeJS.ReadableStream, 'data');
}

/** Waits until the bucket has more files than before. */
async function untilMore(than: number): Promise<void> {
  while ((await s3.names()).length <= than);
}
