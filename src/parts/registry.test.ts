import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_PANEL, PANEL_NAME } from '../shared/panels/panelName.ts';
import { type PartSettings, partSettings } from './index.ts';
import { isReservedPanel } from './panels.ts';
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

test('panels have unique names that actions may use, and that editors may not', () => {
  const names = partSettings.flatMap(({ panels = [] }: PartSettings) => panels);
  expect([...parts].flatMap(({ panels = [] }) => panels)).toEqual(names);
  expect(names).toContain('cart');
  expect(new Set([MENU_PANEL, ...names]).size).toBe(names.length + 1);
  expect([MENU_PANEL, ...names].filter((name) => !PANEL_NAME.test(name) || !isReservedPanel(name))).toEqual([]);
  expect(isReservedPanel('toString')).toBe(false);
});
