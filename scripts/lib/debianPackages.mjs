// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH;

/**
 * Programs that tests need and npm does not install.
 * @type {readonly { name: string, apt: string[], find: () => boolean }[]}
 */
export const PROGRAMS = [
  {
    name: 'Chromium',
    apt: ['chromium'],
    find: () => Boolean(CHROMIUM) || onPath('chromium') || onPath('chromium-browser'),
  },
  { name: 'PostgreSQL', apt: ['postgresql'], find: () => onPath('postgres') || hasPostgres() },
  {
    name: 'nginx',
    apt: ['nginx', 'libnginx-mod-http-brotli-static'],
    find: () => existsSync('/usr/sbin/nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  {
    name: 'Varnish',
    apt: ['varnish', 'varnish-modules'],
    find: () => existsSync('/usr/sbin/varnishd') && hasXkey(),
  },
];

/**
 * Optional; makes the browser tests faster: `tests/e2e/support/browser.ts` works without.
 * @type {{ apt: string[], find: () => boolean }}
 */
const SHELL = { apt: ['chromium-headless-shell'], find: () => Boolean(CHROMIUM) || onPath('chromium-headless-shell') };

/**
 * Installs missing Debian packages when run as root on a system with apt-get.
 * @returns {string[]} what is still missing, one sentence each with instructions
 */
export function installPrograms() {
  const missing = PROGRAMS.filter(({ find }) => !find());
  const wanted = missing.flatMap(({ apt }) => apt);
  const extra = SHELL.find() ? [] : SHELL.apt;
  if (wanted.length + extra.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    aptGet('update', '-q');
    // apt-get installs nothing when one package is unknown.
    if (aptInstall(...wanted, ...extra) !== 0 && extra.length > 0 && wanted.length > 0) aptInstall(...wanted);
  }
  return missing
    .filter(({ find }) => !find())
    .map(({ name, apt }) => `${name} is missing. Install it, on Debian with: sudo apt-get install ${apt.join(' ')}`);
}

/** @param {string[]} packages */
function aptInstall(...packages) {
  return aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** @param {string[]} args */
function aptGet(...args) {
  return spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' })
    .status;
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => folder && existsSync(`${folder}/${program}`));
}

/** The module's folder is named after the CPU architecture. */
function hasXkey() {
  return readdirSync('/usr/lib').some((kind) => existsSync(`/usr/lib/${kind}/varnish/vmods/libvmod_xkey.so`));
}

/** Debian's PostgreSQL server is not in PATH. */
function hasPostgres() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/postgres`));
}
