import type { HealthFacts } from '../../../cms/health/readHealth.ts';

/** State of a check: good, to be looked at, or broken. */
export type HealthState = 'good' | 'watch' | 'bad';

/** A line of the health page. */
export interface HealthLine {
  name: string;
  title: string;
  state: HealthState;
  /** State, and the fix of a problem. */
  says: string;
  /** Link to details. */
  link?: { href: string; label: string };
}

const DAY_MS = 86_400_000;
/** Age of the last backup from which on it is too old, in days. */
const OLD_DAYS = 2;
const MISSED_DAYS = 8;
/** Multiple of the minimum free disk space below which the disk needs attention. */
const WATCH_FLOORS = 3;
/** Maximum number of waiting mails; more mean that they are not sent as fast as they are queued. */
const MANY_MAILS = 50;

/** Days before its end from which on a certificate needs attention. Automatic renewal is a month before. */
const CERTIFICATE_DAYS = { watch: 14, bad: 4 };
/** Time of rendering from which on pages are slow, in ms, and the number of pages that tell it. */
const SLOW_MS = 1_500;
const MIN_PAGES = 20;
/** Words of the kinds of page that are no documents. */
const PAGE_KINDS: Readonly<Record<string, string>> = {
  archive: 'Lists',
  search: 'Search',
  'not-found': 'Pages that do not exist',
};

/** Judges the health of a site, each line by itself. */
export function judgeHealth(facts: HealthFacts): HealthLine[] {
  return [version(facts), backup(facts), disk(facts), mail(facts), jobs(facts), encryption(facts), speed(facts)];
}

function version({ now, startedAt, version }: HealthFacts): HealthLine {
  const says = `Rihla ${version || 'of an unknown version'}, running for ${duration(now.getTime() - startedAt.getTime())}. CHANGELOG.md says what each version brings. An update comes with: git pull, then npm start. It backs the database up first where it changes it.`;
  return { name: 'version', title: 'Version', state: 'good', says };
}

function backup({ backupFolder, lastBackup, now }: HealthFacts): HealthLine {
  const line = { name: 'backup', title: 'Backup' };
  if (!lastBackup)
    return {
      ...line,
      state: 'bad',
      says: `None is to be seen in ${backupFolder}. Make one with: npm run backup. Then let it be made every night (README, “Backups”). One that is kept elsewhere is not seen here.`,
    };
  const ageMs = now.getTime() - lastBackup.getTime();
  const says = `The last one is ${duration(ageMs)} old.`;
  if (ageMs < OLD_DAYS * DAY_MS) return { ...line, state: 'good', says };
  return {
    ...line,
    state: ageMs < MISSED_DAYS * DAY_MS ? 'watch' : 'bad',
    says: `${says} Make one with: npm run backup, and see why the nightly one does not run.`,
  };
}

function disk({ floorBytes, freeBytes }: HealthFacts): HealthLine {
  const line = { name: 'disk', title: 'Disk' };
  if (freeBytes === undefined)
    return {
      ...line,
      state: 'watch',
      says: 'The disk does not say how much is free. Look at it on the server: df -h.',
    };
  const free = `${(freeBytes / 1e9).toFixed(1)} GB are free.`;
  if (freeBytes < floorBytes)
    return {
      ...line,
      state: 'bad',
      says: `${free} Files of visitors are refused. Make room, or a larger disk; old backups are the first to go.`,
    };
  if (freeBytes < floorBytes * WATCH_FLOORS)
    return {
      ...line,
      state: 'watch',
      says: `${free} Below ${(floorBytes / 1e9).toFixed(1)} GB files of visitors are refused. Make room soon.`,
    };
  return { ...line, state: 'good', says: free };
}

function mail({ deliversMail, mailsFailed, mailsHeld, mailsWaiting }: HealthFacts): HealthLine {
  const link = { href: '/admin/collections/mails', label: 'Mails' };
  const line = { name: 'mail', title: 'Letters', link };
  if (!deliversMail)
    return {
      ...line,
      state: 'bad',
      says: 'No mail server is set up, so no letter leaves. Set one up:',
      link: { href: '/admin/services', label: 'Services' },
    };
  const counts = `${mailsWaiting} waiting, ${mailsFailed} failed.`;
  if (mailsFailed > 0)
    return { ...line, state: 'bad', says: `${counts} Each says why; correct the address, or send it again.` };
  if (mailsHeld > 0)
    return {
      ...line,
      state: 'watch',
      says: `${counts} The mail server has not taken ${mailsHeld} yet: each says why. They are tried again for three days.`,
    };
  if (mailsWaiting > MANY_MAILS)
    return { ...line, state: 'watch', says: `${counts} They leave more slowly than they come.` };
  return { ...line, state: 'good', says: counts };
}

function jobs({ jobsFailed, jobsLate, jobsWaiting }: HealthFacts): HealthLine {
  const line = { name: 'jobs', title: 'Scheduled publishing' };
  if (jobsFailed > 0)
    return {
      ...line,
      state: 'bad',
      says: `${jobsFailed} ${jobsFailed === 1 ? 'has' : 'have'} failed, ${jobsWaiting} waiting. Open the document, see what keeps it from being published, and schedule it again.`,
    };
  if (jobsLate > 0)
    return {
      ...line,
      state: 'bad',
      says: `${jobsLate} ${jobsLate === 1 ? 'is' : 'are'} more than fifteen minutes late, so nothing is published by itself. Restart the server. If they stay, its log says why: “Waiting jobs could not be run”.`,
    };
  return { ...line, state: 'good', says: `${jobsWaiting} waiting, none failed.` };
}

function encryption({ certificate, now, publicUrl }: HealthFacts): HealthLine {
  const line = { name: 'encryption', title: 'Address' };
  if (publicUrl.startsWith('https:'))
    return { ...line, ...judgeCertificate(`${publicUrl}, encrypted.`, certificate, now) };
  return {
    ...line,
    state: 'watch',
    says: `${publicUrl} is not encrypted. Whoever runs the server gets a certificate and sets PUBLIC_URL (deploy/README.md).`,
  };
}

function judgeCertificate(
  address: string,
  certificate: HealthFacts['certificate'],
  now: Date,
): Pick<HealthLine, 'says' | 'state'> {
  if (!certificate || certificate === 'unread')
    return {
      state: 'good',
      says: `${address} Its certificate cannot be read from this server, as behind some proxies: whoever runs the proxy sees that it is renewed.`,
    };
  const days = Math.floor((certificate.endsAt.getTime() - now.getTime()) / DAY_MS);
  const renew = 'Whoever runs the server or the proxy renews it, and sees why it was not renewed by itself.';
  if (days < 0) return { state: 'bad', says: `${address} Its certificate has ended: browsers warn visitors. ${renew}` };
  const left = `${address} Its certificate ends in ${days === 1 ? '1 day' : `${days} days`}.`;
  if (days < CERTIFICATE_DAYS.bad) return { state: 'bad', says: `${left} ${renew}` };
  return days < CERTIFICATE_DAYS.watch ? { state: 'watch', says: `${left} ${renew}` } : { state: 'good', says: left };
}

function speed({ renderTimes }: HealthFacts): HealthLine {
  const line = { name: 'speed', title: 'Speed of pages' };
  if (renderTimes.length === 0)
    return { ...line, state: 'good', says: 'No page was made since the start; those in memory take no time.' };
  const told = renderTimes.map(({ count, kind, p95Ms }) => `${PAGE_KINDS[kind] ?? kind} ${inWords(p95Ms)} (${count})`);
  const says = `Nineteen of twenty pages that were made in the last day were ready within: ${told.join(', ')}. Those in memory take no time.`;
  const isSlow = renderTimes.some(({ count, p95Ms }) => count >= MIN_PAGES && p95Ms > SLOW_MS);
  if (!isSlow) return { ...line, state: 'good', says };
  return {
    ...line,
    state: 'watch',
    says: `${says} More than ${inWords(SLOW_MS)} is slow: look for very long pages of the first kind, and whether the server does other work.`,
  };
}

function inWords(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

/** A duration in words, such as `3 hours`. */
export function duration(ms: number): string {
  const units = [
    [DAY_MS, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ] as const;
  const [size, unit] = units.find(([size]) => ms >= 2 * size) ?? units[2];
  const count = Math.max(0, Math.floor(ms / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
