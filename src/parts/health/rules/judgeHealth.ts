import type { HealthFacts } from '../../../cms/health/readHealth.ts';
import { digitsOf } from '../../../shared/formatLocales.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { msg, studioLanguage, t, tCount } from '../../../shared/studioWords/t.ts';

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
const HOUR_MS = 3_600_000;
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
  archive: msg('Lists'),
  search: msg('Search'),
  'not-found': msg('Pages that do not exist'),
};

/** Judges the health of a site, each line by itself. */
export function judgeHealth(facts: HealthFacts): HealthLine[] {
  return [version(facts), backup(facts), disk(facts), mail(facts), jobs(facts), encryption(facts), speed(facts)];
}

function version({ now, startedAt, version }: HealthFacts): HealthLine {
  const says = t(
    'Rihla {version}, running for {span}. CHANGELOG.md says what each version brings. An update comes with: git pull, then npm start. It backs the database up first where it changes it.',
    { version: version || t('of an unknown version'), span: duration(now.getTime() - startedAt.getTime()) },
  );
  return { name: 'version', title: t('Version'), state: 'good', says };
}

function backup({ backupFolder, lastBackup, now }: HealthFacts): HealthLine {
  const line = { name: 'backup', title: t('Backup') };
  if (!lastBackup)
    return {
      ...line,
      state: 'bad',
      says: t(
        'None is to be seen in {folder}. Make one with: npm run backup. Then let it be made every night (README, “Backups”). One that is kept elsewhere is not seen here.',
        { folder: backupFolder },
      ),
    };
  const ageMs = now.getTime() - lastBackup.getTime();
  const says = t('The last one is {span} old.', { span: duration(ageMs) });
  if (ageMs < OLD_DAYS * DAY_MS) return { ...line, state: 'good', says };
  return {
    ...line,
    state: ageMs < MISSED_DAYS * DAY_MS ? 'watch' : 'bad',
    says: `${says} ${t('Make one with: npm run backup, and see why the nightly one does not run.')}`,
  };
}

function disk({ floorBytes, freeBytes }: HealthFacts): HealthLine {
  const line = { name: 'disk', title: t('Disk') };
  if (freeBytes === undefined)
    return {
      ...line,
      state: 'watch',
      says: t('The disk does not say how much is free. Look at it on the server: df -h.'),
    };
  const free = t('{size} GB are free.', { size: gigabytes(freeBytes) });
  if (freeBytes < floorBytes)
    return {
      ...line,
      state: 'bad',
      says: `${free} ${t('Files of visitors are refused. Make room, or a larger disk; old backups are the first to go.')}`,
    };
  if (freeBytes < floorBytes * WATCH_FLOORS)
    return {
      ...line,
      state: 'watch',
      says: `${free} ${t('Below {size} GB files of visitors are refused. Make room soon.', { size: gigabytes(floorBytes) })}`,
    };
  return { ...line, state: 'good', says: free };
}

function mail({ deliversMail, mailsFailed, mailsHeld, mailsWaiting }: HealthFacts): HealthLine {
  const link = { href: '/admin/collections/mails', label: t('Mails') };
  const line = { name: 'mail', title: t('Letters'), link };
  if (!deliversMail)
    return {
      ...line,
      state: 'bad',
      says: t('No mail server is set up, so no letter leaves. Set one up:'),
      link: { href: '/admin/services', label: t('Services') },
    };
  const counts = t('{waiting} waiting, {failed} failed.', { waiting: mailsWaiting, failed: mailsFailed });
  if (mailsFailed > 0)
    return { ...line, state: 'bad', says: `${counts} ${t('Each says why; correct the address, or send it again.')}` };
  if (mailsHeld > 0)
    return {
      ...line,
      state: 'watch',
      says: `${counts} ${t('The mail server has not taken {count} yet: each says why. They are tried again for three days.', { count: mailsHeld })}`,
    };
  if (mailsWaiting > MANY_MAILS)
    return { ...line, state: 'watch', says: `${counts} ${t('They leave more slowly than they come.')}` };
  return { ...line, state: 'good', says: counts };
}

function jobs({ jobsFailed, jobsLate, jobsWaiting }: HealthFacts): HealthLine {
  const line = { name: 'jobs', title: t('Scheduled publishing') };
  if (jobsFailed > 0)
    return {
      ...line,
      state: 'bad',
      says: tCount(
        '{count} has failed, {waiting} waiting. Open the document, see what keeps it from being published, and schedule it again.',
        '{count} have failed, {waiting} waiting. Open the document, see what keeps it from being published, and schedule it again.',
        jobsFailed,
        { waiting: jobsWaiting },
      ),
    };
  if (jobsLate > 0)
    return {
      ...line,
      state: 'bad',
      says: tCount(
        '{count} is more than fifteen minutes late, so nothing is published by itself. Restart the server. If they stay, its log says why: “Waiting jobs could not be run”.',
        '{count} are more than fifteen minutes late, so nothing is published by itself. Restart the server. If they stay, its log says why: “Waiting jobs could not be run”.',
        jobsLate,
      ),
    };
  return { ...line, state: 'good', says: t('{waiting} waiting, none failed.', { waiting: jobsWaiting }) };
}

function encryption({ certificate, now, publicUrl }: HealthFacts): HealthLine {
  const line = { name: 'encryption', title: t('Address') };
  if (publicUrl.startsWith('https:'))
    return { ...line, ...judgeCertificate(t('{url}, encrypted.', { url: publicUrl }), certificate, now) };
  return {
    ...line,
    state: 'watch',
    says: t(
      '{url} is not encrypted. Whoever runs the server gets a certificate and sets PUBLIC_URL (deploy/README.md).',
      { url: publicUrl },
    ),
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
      says: `${address} ${t('Its certificate cannot be read from this server, as behind some proxies: whoever runs the proxy sees that it is renewed.')}`,
    };
  const days = Math.floor((certificate.endsAt.getTime() - now.getTime()) / DAY_MS);
  const renew = t('Whoever runs the server or the proxy renews it, and sees why it was not renewed by itself.');
  if (days < 0)
    return { state: 'bad', says: `${address} ${t('Its certificate has ended: browsers warn visitors.')} ${renew}` };
  const left = `${address} ${tCount('Its certificate ends in {count} day.', 'Its certificate ends in {count} days.', days)}`;
  if (days < CERTIFICATE_DAYS.bad) return { state: 'bad', says: `${left} ${renew}` };
  return days < CERTIFICATE_DAYS.watch ? { state: 'watch', says: `${left} ${renew}` } : { state: 'good', says: left };
}

function speed({ renderTimes }: HealthFacts): HealthLine {
  const line = { name: 'speed', title: t('Speed of pages') };
  if (renderTimes.length === 0)
    return { ...line, state: 'good', says: t('No page was made since the start; those in memory take no time.') };
  const told = renderTimes.map(
    ({ count, kind, p95Ms }) => `${t(PAGE_KINDS[kind] ?? kind)} ${inWords(p95Ms)} (${count})`,
  );
  const says = t(
    'Nineteen of twenty pages that were made in the last day were ready within: {times}. Those in memory take no time.',
    { times: listed(told) },
  );
  const isSlow = renderTimes.some(({ count, p95Ms }) => count >= MIN_PAGES && p95Ms > SLOW_MS);
  if (!isSlow) return { ...line, state: 'good', says };
  return {
    ...line,
    state: 'watch',
    says: `${says} ${t('More than {time} is slow: look for very long pages of the first kind, and whether the server does other work.', { time: inWords(SLOW_MS) })}`,
  };
}

function inWords(ms: number): string {
  if (ms < 1_000) return t('{count} ms', { count: ms });
  return t('{count} s', { count: new Intl.NumberFormat(digitsOf(studioLanguage())).format(ms / 1_000) });
}

/** A duration in words, such as `3 hours`. */
export function duration(ms: number): string {
  const count = (size: number): number => Math.max(0, Math.floor(ms / size));
  if (ms >= 2 * DAY_MS) return tCount('{count} day', '{count} days', count(DAY_MS));
  if (ms >= 2 * HOUR_MS) return tCount('{count} hour', '{count} hours', count(HOUR_MS));
  return tCount('{count} minute', '{count} minutes', count(60_000));
}

function gigabytes(bytes: number): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(digitsOf(studioLanguage()), digits).format(bytes / 1e9);
}
