import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Front, startFront } from './startFront.ts';

const SHIPPED = resolve(import.meta.dirname, '../../../deploy/varnish');

export interface VarnishOptions {
  port: number;
  /** Ports of the site processes: two, as in the shipped file. */
  sites: readonly [number, number];
  /** Port of the studio process. */
  studio: number;
  secret: string;
}

/** Starts Debian's Varnish with the configuration of `deploy/varnish/`, its ports replaced. */
export function startVarnish({ port, sites, studio, secret }: VarnishOptions): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-varnish-'));
  cpSync(SHIPPED, folder, { recursive: true });
  const backends = join(folder, 'backends.vcl');
  const ports = new Map([
    ['3001', sites[0]],
    ['3002', sites[1]],
    ['3000', studio],
  ]);
  const text = readFileSync(backends, 'utf8').replace(
    /\.port = "(\d+)"/g,
    (_all, shipped: string) => `.port = "${ports.get(shipped)}"`,
  );
  writeFileSync(backends, text);
  const work = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-T', 'none', '-a', `localhost:${port}`];
  const rules = ['-f', join(folder, 'rihla.vcl'), '-s', 'malloc,32m', ...shippedParameters()];
  return startFront({
    port,
    folder,
    command: ['/usr/sbin/varnishd', ...work, ...rules],
    env: { PURGE_SECRET: secret },
    // Varnish answers this itself, with 403 without the secret.
    ready: { path: '/.rihla/purge', isThere: (status) => status === 403 },
  });
}

/** The `-p` options of the shipped unit. */
function shippedParameters(): string[] {
  return [...readFileSync(join(SHIPPED, 'rihla.conf'), 'utf8').matchAll(/-p \S+/g)].flatMap(([all]) => all.split(' '));
}
