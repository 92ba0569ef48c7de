import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partSettings } from './index.ts';
import { parts } from './registry.ts';

test('the list has every folder, and the registry its order', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = partSettings.map(({ name }) => name);
  expect([...names].sort()).toEqual(folders.map(({ name }) => name).sort());
  expect([...parts].map(({ name }) => name)).toEqual(names);
});

test('scheduled jobs have unique names, since their locks are named after them', () => {
  const names = [...parts].flatMap(({ scheduledJobs = [] }) => scheduledJobs.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
});
