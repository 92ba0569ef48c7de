import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../support/dockerfile.ts';
import { itWith } from '../support/needs.ts';

/** Grace period of requests in flight before the process exits (src/server/run.ts). */
const GRACE_S = 10;
const SETTINGS = readFileSync('src/env.ts', 'utf8');
const UNITS = readdirSync('deploy/systemd');
const readUnit = (name: string): string => readFileSync(join('deploy/systemd', name), 'utf8');

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  depends_on?: Record<string, object>;
  environment?: Record<string, string>;
  image?: string;
  stop_grace_period?: string;
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe('the Docker images', () => {
  const stages = readDockerfile('deploy/Dockerfile');
  const all = (stage: string, name: string): string[] =>
    stages
      .filter((each) => each.name === stage)
      .flatMap(({ instructions }) => instructions.filter((each) => each.name === name).map(({ value }) => value));

  test('copy only existing files', () => {
    const seen: string[] = [];
    for (const stage of stages) {
      for (const value of all(stage.name, 'COPY')) {
        const [, from] = /^--from=(\S+) /.exec(value) ?? [];
        if (from) expect(seen).toContain(from);
        else for (const source of value.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true);
      }
      for (const name of ['CMD', 'HEALTHCHECK'])
        for (const value of all(stage.name, name))
          expect(JSON.parse(value.slice(value.indexOf('[')))).toBeInstanceOf(Array);
      seen.push(stage.name);
    }
    expect(seen).toEqual(['build', 'app', 'front']);
  });

  test('use the project’s Node, an unprivileged user, and a health check', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const [, major] = /^>=(\d+)/.exec(engines.node) ?? [];
    expect(all('app', 'FROM')[0]).toMatch(new RegExp(`^node:${major}-`));
    expect(all('app', 'USER').at(-1)).toBe('node');
    expect(all('app', 'HEALTHCHECK')[0]).toContain('/readyz');
  });

  test('exclude secrets, data and builds of the machine', () => {
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules', '**/.env*']));
  });
});

describe.each(['compose.yaml', 'compose.postgres.yaml'])('deploy/%s', (name) => {
  const file = join('deploy', name);
  const { services, volumes } = parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;

  test('refers only to existing files', () => {
    const targets = readDockerfile('deploy/Dockerfile').map((stage) => stage.name);
    for (const [id, service] of Object.entries(services)) {
      if (service.build) {
        expect(existsSync(join('deploy', service.build.context, service.build.dockerfile)), id).toBe(true);
        expect(targets, id).toContain(service.build.target);
      } else expect(service.image, id).toBeDefined();
      for (const other of Object.keys(service.depends_on ?? {})) expect(services, id).toHaveProperty(other);
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join('deploy', source)), source).toBe(true);
        else expect(volumes, source).toHaveProperty(source);
      }
    }
  });

  test('sets only variables that the server reads, and gives it time to stop', () => {
    const own = Object.values(services).filter(({ build }) => build?.target === 'app');
    expect(own.length).toBeGreaterThan(0);
    for (const { environment = {}, stop_grace_period: grace = '' } of own) {
      for (const key of Object.keys(environment)) expect(SETTINGS).toContain(key);
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(GRACE_S);
    }
  });

  itWith('Docker Compose', 'is what Docker accepts', () => {
    const env = { ...process.env, POSTGRES_PASSWORD: 'x' };
    const { status, stderr } = spawnSync('docker', ['compose', '-f', file, 'config', '--quiet'], { env });
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
  });
});

describe('the systemd units', () => {
  test.each(UNITS)('%s begins with the sections of a unit', (name) => {
    expect(readUnit(name)).toMatch(/^\[Unit\]$/m);
  });

  itWith('systemd-analyze', 'are what systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rihla-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // The programs have other paths here.
    for (const unit of UNITS)
      writeFileSync(join(folder, unit), readUnit(unit).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    for (const name of UNITS) {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)]);
      expect(stderr.toString(), name).toBe('');
      expect(status, name).toBe(0);
    }
  });

  test('run the built server, restart it after every exit, and let it finish', () => {
    const unit = readUnit('rihla.service');
    const [, command] = /^ExecStart=\/opt\/rihla\/\S+ .*?(\S+\.js)$/m.exec(unit) ?? [];
    expect(command).toBe('dist/server/main.js');
    expect(unit).toMatch(/^Restart=always$/m);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(GRACE_S);
    for (const [, key = ''] of unit.matchAll(/\b([A-Z][A-Z_]+)=/g)) {
      if (!['NODE_ENV', 'RIHLA_ROOT'].includes(key)) expect(SETTINGS).toContain(key);
    }
  });
});
