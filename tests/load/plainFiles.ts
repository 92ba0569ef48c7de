import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { freePort } from '../support/servers/site.ts';
import { waitUntil } from './waitUntil.ts';

/** A separate web server for a folder. */
export interface FileServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Writes a file with its brotli and gzip copies at the highest level, as a careful webmaster would. */
export function writeCompressed(folder: string, name: string, content: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
}

/**
 * Serves the files of a folder with nginx, one worker, no log, and precompressed copies.
 * @param folder absolute
 * @param workDir absolute path of a folder for its own files
 * @throws Error when nginx or its brotli module is not installed
 */
export async function servePlainFiles(folder: string, workDir: string): Promise<FileServer> {
  const port = await freePort();
  const config = join(workDir, 'plain-files.conf');
  writeFileSync(config, configure(folder, workDir, port));
  const server = spawn('nginx', ['-e', 'stderr', '-c', config, '-p', workDir], { stdio: ['ignore', 'ignore', 'pipe'] });
  let fault = '';
  server.on('error', ({ message }) => (fault = message));
  server.stderr?.on('data', (chunk: Buffer) => (fault += chunk));
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  const origin = `http://localhost:${port}`;
  await waitUntil(async () => {
    if (server.exitCode !== null || server.pid === undefined)
      throw new Error(
        `nginx did not start: ${fault.trim()} It is installed on Debian with: sudo apt-get install nginx-light libnginx-mod-http-brotli-static`,
      );
    return (await fetch(origin)).ok;
  });
  const pid = server.pid as number;
  return { origin, pid, stop };
}

function configure(folder: string, workDir: string, port: number): string {
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 1;
${userInfo().uid === 0 ? 'user root;' : ''}
pid ${workDir}/plain-files.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; image/avif avif; image/webp webp; image/jpeg jpg; image/svg+xml svg; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${workDir}/body;
  proxy_temp_path ${workDir}/proxy;
  fastcgi_temp_path ${workDir}/fastcgi;
  uwsgi_temp_path ${workDir}/uwsgi;
  scgi_temp_path ${workDir}/scgi;
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${folder};
    brotli_static on;
    gzip_static on;
    location ~ ^/(assets|media)/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}
`;
}
