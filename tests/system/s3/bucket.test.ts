import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fileNamesOf } from '../../../src/cms/media/fileNamesOf.ts';
import type { Media } from '../../../src/cms/payload-types.ts';
import { type PostgresDatabases, postgresDatabases } from '../../support/postgres/postgresTemplate.ts';
import { type S3Server, startS3 } from '../../support/providers/s3Server.ts';
import { claimSite, type Staff } from '../../support/requests/staff.ts';
import { upload, uploadForm } from '../../support/requests/uploads.ts';
import { KEEPS_COMPILED } from '../../support/servers/serverCommand.ts';
import { type Site, startSite } from '../../support/servers/site.ts';

describe.each(['SQLite', 'PostgreSQL'])('pictures in a bucket, rows in %s', (database) => {
  let databases: PostgresDatabases | undefined;
  let dataDir: string;
  let s3: S3Server;
  let site: Site;
  let staff: Staff;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'rihla-s3-site-'));
    s3 = await startS3();
    const env: Record<string, string> = { ...KEEPS_COMPILED, ...s3.env, NO_DEMO: 'empty' };
    if (database === 'PostgreSQL') {
      databases = postgresDatabases(inject('postgresUrl'));
      env.DATABASE_URL = await databases.createEmpty();
    }
    site = await startSite({ dataDir, env });
    staff = await claimSite(site);
  });
  afterAll(async () => {
    await site.stop('SIGKILL');
    await s3.close();
    await databases?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are all stored there, and nowhere else', async () => {
    const media = await upload(staff);
    expect(fileNamesOf(media as never)).toHaveLength(1 + 5 + 5 + 2);
    expect(await s3.names()).toEqual(expect.arrayContaining(fileNamesOf(media as never)));
    expect(existsSync(join(dataDir, 'media'))).toBe(false);
    const found = (await (await staff('GET', `/media/${media.id}`)).json()) as Media;
    expect(fileNamesOf(found as never)).toEqual(fileNamesOf(media as never));
  });

  it('are served to visitors, with cache headers', async () => {
    const media = await upload(staff);
    for (const name of fileNamesOf(media as never)) {
      const answer = await fetch(`${site.origin}/media/${name}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${typeOf(name)}`]);
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('support range requests, conditional requests and HEAD', async () => {
    const { filename, filesize } = await upload(staff);
    const url = `${site.origin}/media/${filename}`;
    const whole = await fetch(url);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);

    const unchanged = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);

    const part = await fetch(url, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${filesize}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 6));
    expect((await fetch(url, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);

    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(filesize)]);
    expect((await fetch(`${site.origin}/media/none-0123456789.jpg`)).status).toBe(404);
  });

  it('are shown in the studio', async () => {
    const { filename, sizes, thumbnailURL } = await upload(staff);
    expect(thumbnailURL).toContain(sizes?.webp320?.filename);
    const answer = await staff('GET', `/media/file/${filename}`);
    expect([answer.status, answer.url]).toEqual([200, `${site.origin}/media/${filename}`]);
  });

  it('are replaced and deleted there', async () => {
    const before = fileNamesOf((await upload(staff)) as never);
    const { id } = await upload(staff);
    const form = await uploadForm({}, '#204060');
    const answer = (await (await staff('PATCH', `/media/${id}`, form)).json()) as { doc: Media };
    const after = fileNamesOf(answer.doc as never);
    expect(await s3.names()).toEqual(expect.arrayContaining([...before, ...after]));
    const { length } = await s3.names();
    expect((await staff('DELETE', `/media/${id}`)).status).toBe(200);
    expect((await s3.names()).length).toBe(length - after.length);
    expect(await s3.names()).not.toContain(after[0]);
  });

  it('leave no file there when the upload is refused', async () => {
    const before = await s3.names();
    expect((await staff('POST', '/media', await uploadForm({ alt: '' }))).status).toBe(400);
    expect(await s3.names()).toEqual(before);
  });

  it.each(['made', 'replaced'])('do not delay other saves while one is %s', async (what) => {
    const { id } = await upload(staff);
    const stored = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<void>();
    s3.onRequest = ({ method }) => {
      if (method !== 'PUT') return;
      stored.resolve();
      return saved.promise;
    };
    const form = await uploadForm({ alt: 'Dunes' });
    const uploading = what === 'made' ? staff('POST', '/media', form) : staff('PATCH', `/media/${id}`, form);
    // The upload is in progress, and cannot end before this save has.
    await stored.promise;
    const page = await staff('POST', '/pages', { title: 'Winter', path: `/winter-${what}/`, _status: 'published' });
    saved.resolve();
    expect(page.status).toBe(201);
    expect((await uploading).ok).toBe(true);
    s3.onRequest = () => undefined;
  });

  it('are refused with a reason while the bucket is unreachable, and pages are still served', async () => {
    const media = await upload(staff);
    const page = { title: 'Dunes', path: '/dunes/', image: media.id, _status: 'published' };
    expect((await staff('POST', '/pages', page)).status).toBe(201);
    const before = await countPictures(staff);
    await s3.stop();

    const refused = await staff('POST', '/media', await uploadForm({ alt: 'Dunes' }));
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('the bucket \\"pictures\\" could not be reached or failed (ECONNREFUSED)');
    expect(await countPictures(staff)).toBe(before);

    const shown = await fetch(`${site.origin}/dunes/`);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(`/media/`)]);
    const gone = await fetch(`${site.origin}/media/${media.filename}`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([502, expect.stringContaining('no-store')]);

    // The row is decisive; its files are left to the next sweep.
    expect((await staff('DELETE', `/media/${media.id}`)).status).toBe(200);
    await s3.start();
    await upload(staff);
  });
});

async function countPictures(staff: Staff): Promise<number> {
  return ((await (await staff('GET', '/media/count')).json()) as { totalDocs: number }).totalDocs;
}

function typeOf(name: string): string {
  return name.endsWith('.jpg') ? 'jpeg' : name.replace(/.*\./, '');
}
