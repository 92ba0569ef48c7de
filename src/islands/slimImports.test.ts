// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { slimImports } from './slimImports.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

/** The helper as in the build. */
async function helper(): Promise<(load: () => unknown, files?: string[]) => Promise<unknown>> {
  const load = slimImports().load as (id: string) => string | undefined;
  expect(load('/src/other.ts')).toBeUndefined();
  const source = load('\0vite/preload-helper.js') ?? '';
  const make = new Function(source.replace('export const __vitePreload =', 'return')) as () => never;
  return make();
}

const link = (): HTMLLinkElement | null => document.querySelector('link');

test('imports at once without stylesheets', async () => {
  const load = vi.fn(() => 'module');
  const take = await helper();
  expect([await take(load), await take(load, []), link()]).toEqual(['module', 'module', null]);
});

test.each(['load', 'error'])('waits for the %s of a stylesheet, and requests it once', async (type) => {
  const take = await helper();
  const load = vi.fn(() => 'module');
  const taken = take(load, ['assets/a.css']);
  await Promise.resolve();
  expect([link()?.getAttribute('href'), link()?.rel, load.mock.calls.length]).toEqual([
    '/assets/a.css',
    'stylesheet',
    0,
  ]);
  link()?.dispatchEvent(new Event(type));
  expect([await taken, await take(load, ['assets/a.css'])]).toEqual(['module', 'module']);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
