import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const UNITS = { k: 1, m: 1024 } as const;
const SERVER = readFileSync('deploy/nginx/rihla/server.conf', 'utf8');

/** Endpoints that read a body, with its limit in kB, from the table of all endpoints. */
function readBodies(): { path: string; kB: number }[] {
  const lines = readFileSync('tests/unit/access/endpoints.txt', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, path, kB] = line.match(/^\w+\s+(\/\S*).*?\s(\d+) kB/) ?? [];
    return path ? [{ path, kB: Number(kB) }] : [];
  });
}

/** The largest body that nginx passes on for a path, in kB: of the location that takes it, else of the server. */
function limitOf(path: string): number {
  const blocks = [...SERVER.matchAll(/^location (\^~|~|=)? ?(\S+) \{\n([^}]*)\}/gm)];
  const found =
    blocks.find(([, kind, pattern = '']) => kind === '^~' && path.startsWith(pattern)) ??
    blocks.find(([, kind, pattern = '']) => kind === '~' && new RegExp(pattern).test(path));
  const [, size, unit] =
    found?.[3]?.match(/client_max_body_size (\d+)([km]);/) ?? SERVER.match(/^client_max_body_size (\d+)([km]);/m) ?? [];
  return Number(size) * UNITS[unit as keyof typeof UNITS];
}

it('nginx takes every body that an endpoint takes, so that it is refused in the words of the site', () => {
  const bodies = readBodies();
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.filter(({ kB, path }) => limitOf(path) < kB)).toEqual([]);
});

it('nginx keeps no large body on its disk before it is known who sends it', () => {
  const large = [...SERVER.matchAll(/^location [^{]*\{\n([^}]*client_max_body_size \d+m;[^}]*)\}/gm)];
  expect(large).toHaveLength(2);
  for (const [, block] of large) expect(block).toContain('proxy_request_buffering off;');
});
