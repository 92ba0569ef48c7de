import { expect, test } from 'vitest';
import { demoMenus } from './menus.ts';
import { demoTemplates } from './templates.ts';

const MENUS = demoMenus(new Map());
const IDS = new Map(MENUS.map(({ title }, index) => [title, index + 1]));

/** All blocks of a kind, at any depth. */
function blocksOf(value: unknown, kind: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.values(value).flatMap((part) => blocksOf(part, kind));
  return 'blockType' in value && value.blockType === kind ? [value as Record<string, unknown>, ...found] : found;
}

test('the menu on phones ends with contact, account and the way to plan a journey', () => {
  const header = demoTemplates({ menus: IDS, forms: new Map() }).find(({ kind }) => kind === 'header');
  const [main] = blocksOf(header, 'menu');
  const [links] = blocksOf(main?.foot, 'menu');
  const shown = MENUS[Number(links?.menu) - 1];
  expect(shown?.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['Contact', 'Your journeys']));
  expect(blocksOf(main?.foot, 'button').map(({ label }) => label)).toEqual(['Plan a journey']);
});
