import { expect, test } from 'vitest';
import type { HealthLine } from './judgeHealth.ts';
import { newTroubles } from './newTroubles.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const line = (name: string, state: HealthLine['state']): HealthLine => ({ name, title: name, state, says: '' });
const names = (lines: HealthLine[], told = {}) => newTroubles(lines, told, NOW).fresh.map(({ name }) => name);

test('only what is to be mended is reported', () => {
  expect(names([line('backup', 'bad'), line('disk', 'watch'), line('mail', 'good')])).toEqual(['backup']);
});

test('a trouble is reported once while it lasts', () => {
  const { told } = newTroubles([line('backup', 'bad')], {}, NOW);
  expect(names([line('backup', 'bad'), line('disk', 'bad')], told)).toEqual(['disk']);
  expect(names([line('backup', 'bad')], { backup: hoursAgo(24 * 90) })).toEqual([]);
});

test('one that was gone is reported again, at most once a day', () => {
  const gone = newTroubles([line('disk', 'good')], { disk: hoursAgo(3) }, NOW).told;
  expect(names([line('disk', 'bad')], gone)).toEqual([]);
  expect(newTroubles([line('disk', 'good')], { disk: hoursAgo(25) }, NOW).told).toEqual({});
});
