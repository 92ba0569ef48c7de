import { PROGRAMS } from '../../../scripts/lib/debianPackages.mjs';

export type Need =
  | 'PostgreSQL'
  | 'nginx'
  | 'Varnish'
  | 'Docker Compose'
  | 'systemd-analyze'
  | 'an account that is not root'
  | 'the right to mount';

/** Instructions for missing requirements of tests that npm does not install. */
const ADVICE: Record<Need, string> = {
  PostgreSQL: install('PostgreSQL'),
  nginx: install('nginx'),
  Varnish: install('Varnish'),
  'Docker Compose': 'Install Docker with Compose.',
  'systemd-analyze': 'Install systemd.',
  'an account that is not root': 'Run the tests as another account.',
  'the right to mount': 'Run the tests as root, outside of a container.',
};

function install(name: string): string {
  const { apt = [] } = PROGRAMS.find((program) => program.name === name) ?? {};
  return `Install it, on Debian with: sudo apt-get install ${apt.join(' ')}`;
}

const REASON = /\[skipped without ([^\]]+)\]/;

/** Name of a test that is skipped because of a missing requirement. */
export function nameSkipped(name: string, need: Need): string {
  return `${name} [skipped without ${need}]`;
}

/**
 * Fails in continuous integration for requirements that `npm test` installs, instead of skipping.
 * @throws naming what is missing, and how to install it
 */
export function refuseInCi(need: Need, env: Readonly<Record<string, string | undefined>> = process.env): void {
  if (!env.CI || !PROGRAMS.some(({ name }) => name === need)) return;
  throw new Error(`${need} is missing, and in continuous integration nothing is skipped for that. ${ADVICE[need]}`);
}

/**
 * Summary of the tests skipped because of missing requirements; empty without any.
 * @param names full names of all skipped tests
 */
export function tellSkipped(names: readonly string[]): string {
  const needs = names.flatMap((name) => (REASON.exec(name)?.[1] as Need | undefined) ?? []);
  if (!needs.length) return '';
  const lines = [...new Set(needs)].map((need) => {
    const count = needs.filter((each) => each === need).length;
    return `  ${need} is missing: ${count}. ${ADVICE[need]}\n`;
  });
  return `NOT PROVEN on this machine, because something is missing: ${needs.length} skipped.\n${lines.join('')}`;
}
