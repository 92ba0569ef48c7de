import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { requestRaw } from '../support/requests/requestRaw.ts';
import { startNginx } from '../support/servers/nginx.ts';
import { freePort } from '../support/servers/site.ts';
import type { Front } from '../support/servers/startFront.ts';

describeWith('nginx', 'the TLS settings of nginx', () => {
  let folder: string;
  let nginx: Front;
  let securePort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rihla-tls-'));
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/index.html'), '<h1>Hello</h1>');
    makeCertificate(folder);
    securePort = await freePort();
    const nobody = await freePort();
    nginx = await startNginx({
      dataDir: folder,
      sites: [nobody],
      edit: (text) => useCertificate(text, folder, securePort),
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('redirect http to the same URL on https', async () => {
    const answer = await requestRaw(nginx.origin, '/field-notes/?a=1', { headers: { host: 'example.com' } });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('https://example.com/field-notes/?a=1');
  });

  test('serve HTTP/2, with HSTS', async () => {
    const session = connect(`https://localhost:${securePort}`, { ca: readFileSync(join(folder, 'fullchain.pem')) });
    try {
      const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
        session.on('error', reject);
        session
          .request({ [constants.HTTP2_HEADER_PATH]: '/' })
          .on('response', resolve)
          .on('error', reject);
      });
      expect(headers).toMatchObject({
        ':status': 200,
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'content-type': 'text/html; charset=utf-8',
      });
    } finally {
      session.close();
    }
  });
});

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
}

/** Edits that the file's instructions describe: remove the first server, uncomment the others. */
function useCertificate(text: string, folder: string, port: number): string {
  return text
    .replace(/^server \{[\s\S]*?^\}\n/m, '')
    .replace(/^#(?! \S)(.*)$/gm, '$1')
    .replaceAll('/etc/letsencrypt/live/example.com', folder)
    .replaceAll(':443', `:${port}`)
    .replaceAll(' 443', ` ${port}`);
}
