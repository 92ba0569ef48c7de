import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { itWith } from '../../support/needs.ts';
import { signIn } from '../../support/requests/staff.ts';
import { prepareSite, runSite, titleOf } from '../../support/servers/preparedSite.ts';

itWith('the right to mount', 'a full disk does not affect visitors, and staff get a true error', async () => {
  const disk = mountDisk('32m');
  const { dataDir } = await prepareSite(['/about/', '/rates/'], { parent: disk });
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  const { doc } = (await (await staff('POST', '/pages', page('First'))).json()) as { doc: { id: number } };
  const ballast = fill(disk);

  for (const path of ['/about/', '/rates/']) expect(await read(site.origin + path)).toContain(titleOf(path));
  for (let number = 0; number < 5; number += 1)
    expect((await fetch(`${site.origin}/none-${number}/`)).status).toBe(404);
  const refused = await saveUntilRefused();
  expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('The disk is full')]);
  expect(await read(`${site.origin}/about/`)).toContain(titleOf('/about/'));
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({
    checks: { database: 'ok', disk: 'failed' },
  });
  expect(site.output().split('Pages cannot be kept on the disk').length - 1).toBeLessThanOrEqual(1);

  rmSync(ballast);
  const saved = await staff('PATCH', `/pages/${doc.id}`, { title: 'With room again' });
  expect(saved.status).toBe(200);
  expect(await read(`${site.origin}/first/`)).toContain('With room again');
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  expect(await site.stop()).toBe(0);

  /** Space already reserved for the database's log may still take a save or two. */
  async function saveUntilRefused(): Promise<Response> {
    for (let number = 0; ; number += 1) {
      const title = `Save ${number} ${'x'.repeat(200)}`;
      const answer = await staff('PATCH', `/pages/${doc.id}`, { title });
      if (!answer.ok) return answer;
      expect(await read(`${site.origin}/first/`)).toContain(title);
    }
  }
});

itWith('the right to mount', 'read-only folders do not affect visitors', async () => {
  const { dataDir } = await prepareSite(['/about/', '/rates/']);
  for (const name of ['last-good', 'pages']) {
    mkdirSync(join(dataDir, name));
    mountAt(join(dataDir, name), 'ro');
  }
  const site = await runSite({ dataDir });
  const staff = await signIn(site);
  for (const path of ['/about/', '/rates/']) expect(await read(site.origin + path)).toContain(titleOf(path));
  expect((await staff('POST', '/pages', page('Taken'))).status).toBe(201);
  for (const path of ['/about/', '/taken/', '/rates/']) await read(site.origin + path);
  await site.printed('Pages cannot be kept on the disk');
  expect(await site.stop()).toBe(0);
  expect(site.output().split('Pages cannot be kept on the disk').length - 1).toBe(1);
});

function page(title: string): object {
  return { title, path: `/${title.toLowerCase()}/`, _status: 'published' };
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Fills a disk; returns the file that takes the space. */
function fill(disk: string): string {
  const file = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  for (let size = bavail * bsize; size > 0; size -= 4096) {
    try {
      writeFileSync(file, Buffer.alloc(size));
      return file;
    } catch {
      // Some space was taken meanwhile: one block less is enough.
    }
  }
  return file;
}

function mountDisk(size: string): string {
  const disk = mkdtempSync(join(tmpdir(), 'rihla-disk-'));
  onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
  mountAt(disk, `size=${size}`);
  return disk;
}

/** Mounts a tmpfs until the running test ends. */
function mountAt(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}
