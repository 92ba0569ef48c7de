import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { picture } from '../support/factories.ts';
import { describeWith } from '../support/needs.ts';
import { postgresDatabases } from '../support/postgres/postgresTemplate.ts';
import { claimSite, type Staff, signIn } from '../support/requests/staff.ts';
import { runScript, startScript } from '../support/servers/backups.ts';
import { KEEPS_COMPILED } from '../support/servers/serverCommand.ts';
import { type Site, type SiteOptions, startSite } from '../support/servers/site.ts';
import { seededTemplate } from '../support/servers/template.ts';

/** The same for a site and its restored copy, because pages contain their own URL. */
const PUBLIC_URL = 'http://localhost:4600';

/** Three servers are started one after the other. */
const TIMEOUT_MS = 300_000;

interface Machine extends SiteOptions {
  env: Record<string, string>;
}

describe('a backup on SQLite', () => {
  const machines: Machines = {
    create: async () => {
      const machine = await emptyMachine();
      cpSync(await seededTemplate(), machine.dataDir, { recursive: true });
      return machine;
    },
    createEmpty: emptyMachine,
  };

  it('is taken during saves, verified, and restored to the same site', () => comesBack(machines), TIMEOUT_MS);

  it('killed leaves nothing that looks complete, and the next one cleans up', async () => {
    const machine = await machines.create();
    const folder = `${machine.dataDir}-backups`;
    mkdirSync(folder);
    const child = startScript('backup', [], machine);
    const ended = once(child, 'close');
    await new Promise<void>((seen) => {
      const watcher = watch(folder, (_, name) => {
        if (!name?.endsWith('.partial')) return;
        child.kill('SIGKILL');
        watcher.close();
        seen();
      });
    });
    await ended;
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toHaveLength(1);
    expect((await runScript('backup', ['verify'], machine)).output).toContain('There is no backup');
    expect(await runScript('backup', [], machine)).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(await runScript('backup', ['verify'], machine)).toMatchObject({ code: 0 });
  });

  it('with one changed byte is neither valid nor restored', async () => {
    const machine = await machines.create();
    await runScript('backup', [], machine);
    const backup = newest(machine);
    const name = readdirSync(join(backup, 'media'))[7] as string;
    flipByte(join(backup, 'media', name));
    const verified = await runScript('backup', ['verify'], machine);
    expect(verified).toMatchObject({ code: 1, output: expect.stringContaining(`media/${name} was changed`) });
    const target = await emptyMachine();
    const restored = await runScript('restore', [backup], target);
    expect(restored).toMatchObject({ code: 1, output: expect.stringContaining(`media/${name} was changed`) });
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it('overwrites documents only with the option, and never under a running server', async () => {
    const machine = await machines.create();
    const { env } = machine;
    await runScript('backup', [], machine);
    const backup = newest(machine);
    const refused = await runScript('restore', [backup], machine);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });

    const site = await start(machine);
    const staff = await claimSite(site);
    await publish(staff, 'Made after the backup', '/made-after/');
    const running = await runScript('restore', [backup, '--replace'], machine);
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Stop it') });
    expect((await fetch(`${site.origin}/made-after/`)).status).toBe(200);
    await site.stop();

    expect(await runScript('restore', [backup, '--replace'], machine)).toMatchObject({ code: 0 });
    const restored = await start(machine);
    expect((await fetch(`${restored.origin}/made-after/`)).status).toBe(404);
    await restored.stop();

    const before = newest(machine);
    expect(before).not.toBe(backup);
    const other = { dataDir: (await emptyMachine()).dataDir, env };
    expect(await runScript('restore', [before], other)).toMatchObject({ code: 0 });
    const again = await start(other);
    expect((await fetch(`${again.origin}/made-after/`)).status).toBe(200);
  });

  it('is not restored into PostgreSQL', async () => {
    const machine = await machines.create();
    await runScript('backup', [], machine);
    const target = { ...machine, env: { DATABASE_URL: 'postgres://nobody@localhost:1/nothing' } };
    const refused = await runScript('restore', [newest(machine)], target);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('backup of SQLite') });
  });
});

describeWith('PostgreSQL', 'a backup on PostgreSQL', () => {
  const createEmpty = async (): Promise<Machine> => {
    const databases = postgresDatabases(inject('postgresUrl'));
    const url = await databases.createEmpty();
    onTestFinished(async () => {
      await databases.drop(url);
      await databases.close();
    });
    const machine = await emptyMachine();
    return { ...machine, env: { ...machine.env, DATABASE_URL: url, NO_DEMO: 'empty' } };
  };

  it(
    'is taken during saves, verified, and restored to the same site',
    () => comesBack({ create: createEmpty, createEmpty }),
    TIMEOUT_MS,
  );
});

interface Machines {
  /** A data folder and database for a site, perhaps with content already. */
  create(): Promise<Machine>;
  createEmpty(): Promise<Machine>;
}

async function comesBack({ create, createEmpty }: Machines): Promise<void> {
  const machine = await create();
  const site = await start(machine);
  const staff = await claimSite(site);
  for (const name of ['one', 'two', 'three']) await publish(staff, `Page ${name}`, `/page-${name}/`);
  const media = await upload(staff);

  const stopSaving = startSaving(staff);
  const hot = await runScript('backup', [], machine);
  const saved = await stopSaving();
  expect(hot).toMatchObject({ code: 0 });
  expect(saved).toBeGreaterThan(0);
  expect(await runScript('backup', ['verify'], machine)).toMatchObject({ code: 0 });
  const underSaves = newest(machine);

  expect(await runScript('backup', [], machine)).toMatchObject({ code: 0 });
  const quiet = newest(machine);
  expect(quiet).not.toBe(underSaves);
  const expected = await hashPages(site);
  expect(Object.keys(expected)).toContain('/page-two/');
  const token = await sessionOf(staff);
  await holdsNone(quiet, [readFileSync(join(machine.dataDir, 'secret'), 'utf8'), token.sid]);
  await site.stop();

  const copy = await createEmpty();
  // The same secret, so that an old token is invalid only because its session is missing.
  cpSync(join(machine.dataDir, 'secret'), join(copy.dataDir, 'secret'));
  const restored = await runScript('restore', [quiet], copy);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const again = await start(copy);
  expect(await hashPages(again)).toEqual(expected);
  for (const name of media) {
    const answer = await fetch(`${again.origin}/media/${name}`);
    expect(await sha256(answer)).toBe(hash(readFileSync(join(machine.dataDir, 'media', name))));
  }
  const stale = await fetch(`${again.origin}/api/users/me`, { headers: { authorization: token.header } });
  expect(((await stale.json()) as { user: unknown }).user).toBeNull();
  const back = await signIn(again);
  expect((await back('GET', '/users')).status).toBe(200);
  await again.stop();

  const other = await createEmpty();
  expect(await runScript('restore', [underSaves], other)).toMatchObject({ code: 0 });
  const hotCopy = await start(other);
  // The saved state of that moment is complete: every URL answers.
  expect(Object.keys(await hashPages(hotCopy))).toContain('/page-two/');
}

async function emptyMachine(): Promise<Machine> {
  const home = await mkdtemp(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const dataDir = join(home, 'data');
  mkdirSync(dataDir);
  return { dataDir, env: { ...KEEPS_COMPILED, PUBLIC_URL } };
}

async function start(machine: Machine): Promise<Site> {
  const site = await startSite(machine);
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

function newest({ dataDir }: Machine): string {
  const folder = `${dataDir}-backups`;
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'manifest.json')));
  return join(folder, names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1) as string);
}

async function publish(staff: Staff, title: string, path: string): Promise<void> {
  const saved = await staff('POST', '/pages', { title, path, _status: 'published' });
  if (saved.status !== 201) throw new Error(`The page was not saved: ${saved.status} ${await saved.text()}`);
}

/** @returns the names of the stored files */
async function upload(staff: Staff): Promise<string[]> {
  const form = new FormData();
  form.set(
    'file',
    new File([new Uint8Array(await picture({ width: 700, height: 400 }))], 'oasis.png', { type: 'image/png' }),
  );
  form.set('_payload', JSON.stringify({ alt: 'An oasis' }));
  const answer = await staff('POST', '/media', form);
  if (answer.status !== 201) throw new Error(`The picture was not saved: ${answer.status} ${await answer.text()}`);
  const { doc } = (await answer.json()) as { doc: { filename: string; sizes: Record<string, { filename?: string }> } };
  const names = [doc.filename, ...Object.values(doc.sizes).map(({ filename }) => filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** Saves new and existing pages one after the other until stopped; resolves with the number of successful saves. */
function startSaving(staff: Staff): () => Promise<number> {
  let isStopping = false;
  let count = 0;
  const saving = (async () => {
    while (!isStopping) {
      await publish(staff, `Saved ${count}`, `/saved-${count}/`);
      count += 1;
    }
  })();
  return async () => {
    isStopping = true;
    await saving;
    return count;
  };
}

/** Hashes of all pages of the sitemap. */
async function hashPages(site: Site): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const hashes: Record<string, string> = {};
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const answer = await fetch(site.origin + pathname);
    expect(answer.status, pathname).toBe(200);
    hashes[pathname] = await sha256(answer);
  }
  expect(Object.keys(hashes).length).toBeGreaterThan(1);
  return hashes;
}

async function sessionOf(staff: Staff): Promise<{ header: string; sid: string }> {
  const { refreshedToken } = (await (await staff('POST', '/users/refresh-token')).json()) as { refreshedToken: string };
  const claims = Buffer.from(refreshedToken.split('.')[1] as string, 'base64url').toString();
  return { header: `JWT ${refreshedToken}`, sid: (JSON.parse(claims) as { sid: string }).sid };
}

async function holdsNone(backup: string, secrets: readonly string[]): Promise<void> {
  const entries = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of entries) {
    const content = readFileSync(join(entry.parentPath, entry.name));
    for (const secret of secrets) expect(content.includes(secret), `${entry.name} holds a secret`).toBe(false);
  }
}

function flipByte(file: string): void {
  const content = readFileSync(file);
  content[content.length >> 1] = (content[content.length >> 1] as number) ^ 1;
  writeFileSync(file, content);
}

async function sha256(answer: Response): Promise<string> {
  return hash(Buffer.from(await answer.arrayBuffer()));
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
