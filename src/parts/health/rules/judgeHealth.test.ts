import { expect, test } from 'vitest';
import type { HealthFacts } from '../../../cms/health/readHealth.ts';
import { duration, judgeHealth } from './judgeHealth.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const WELL: HealthFacts = {
  now: NOW,
  version: '0.1.0',
  startedAt: daysAgo(3),
  backupFolder: '/srv/rihla/data-backups',
  lastBackup: daysAgo(0.5),
  freeBytes: 40e9,
  floorBytes: 1e9,
  deliversMail: true,
  ...{ mailsWaiting: 2, mailsHeld: 0, mailsFailed: 0, jobsWaiting: 1, jobsLate: 0, jobsFailed: 0 },
  publicUrl: 'https://saffron.travel',
  certificate: { endsAt: daysAgo(-60) },
  renderTimes: [{ kind: 'Tours', count: 40, p95Ms: 150 }],
};

const troubles = (changes: Partial<HealthFacts>) =>
  judgeHealth({ ...WELL, ...changes }).flatMap(({ name, says, state }) =>
    state === 'good' ? [] : [`${name} ${state}: ${says}`],
  );

test('a healthy site has no finding', () => {
  expect(troubles({})).toEqual([]);
  expect(judgeHealth(WELL)[0]?.says).toMatch(/^Rihla 0\.1\.0, running for 3 days\./);
});

test.each<[string, Partial<HealthFacts>, RegExp]>([
  ['no backup', { lastBackup: undefined }, /^backup bad: None is to be seen in \/srv.*npm run backup/],
  ['a backup of three days ago', { lastBackup: daysAgo(3) }, /^backup watch: The last one is 3 days old\. Make one/],
  ['a backup of two weeks ago', { lastBackup: daysAgo(14) }, /^backup bad: /],
  ['a full disk', { freeBytes: 0.5e9 }, /^disk bad: 0\.5 GB are free\. Files of visitors are refused/],
  ['a disk that does not answer', { freeBytes: undefined }, /^disk watch: .*df -h/],
  ['a disk that fills', { freeBytes: 2e9 }, /^disk watch: .*Below 1\.0 GB/],
  ['no mail server', { deliversMail: false }, /^mail bad: No mail server/],
  ['failed letters', { mailsFailed: 1 }, /^mail bad: 2 waiting, 1 failed\./],
  ['letters that were refused for now', { mailsHeld: 2 }, /^mail watch: .*has not taken 2 yet/],
  ['a jam of letters', { mailsWaiting: 400 }, /^mail watch: .*more slowly/],
  ['a publishing that is stuck', { jobsLate: 2 }, /^jobs bad: 2 are more than fifteen minutes late.*Restart/],
  ['a failed publishing', { jobsFailed: 1 }, /^jobs bad: 1 has failed/],
  [
    'a certificate that ends soon',
    { certificate: { endsAt: daysAgo(-10.5) } },
    /^encryption watch: .*in 10 days.*renews it/,
  ],
  ['a certificate that ends tomorrow', { certificate: { endsAt: daysAgo(-1.5) } }, /^encryption bad: .*in 1 day\./],
  ['a certificate that has ended', { certificate: { endsAt: daysAgo(1) } }, /^encryption bad: .*has ended/],
  [
    'slow lists',
    { renderTimes: [{ kind: 'archive', count: 20, p95Ms: 2_500 }] },
    /^speed watch: .*Lists 2\.5 s \(20\)/,
  ],
  ['no encryption', { publicUrl: 'http://saffron.travel' }, /^encryption watch: /],
])('%s is one problem, with its fix', (_, changes, says) => {
  expect(troubles(changes)).toEqual([expect.stringMatching(says)]);
});

test('what cannot be measured raises no alarm', () => {
  expect(troubles({ certificate: 'unread' })).toEqual([]);
  expect(troubles({ renderTimes: [{ kind: 'search', count: 3, p95Ms: 9_000 }] })).toEqual([]);
  expect(troubles({ renderTimes: [] })).toEqual([]);
});

test.each([
  [-5, '0 minutes'],
  [60_000, '1 minute'],
  [3_600_000, '60 minutes'],
  [7_200_000, '2 hours'],
  [86_400_000 * 9, '9 days'],
])('%i ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});
