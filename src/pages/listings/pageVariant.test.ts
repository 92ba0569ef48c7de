import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import { widgets } from '../../widgets/registry.ts';
import { asksPage, pageVariant, parameterNames } from './pageVariant.ts';

const NAMES = parameterNames(widgets);
const content = fakeContent({
  findIds: async (_kind, _field, values) =>
    new Map(values.flatMap((value, index) => (value.startsWith('KH') ? [[value, index + 1] as const] : []))),
});
const variant = async (query: string, parameters: readonly string[] = ['tours']) => {
  const tools = { content, widgets, ordersOf: () => [] };
  return (await pageVariant({ parameters }, new URLSearchParams(query), tools)).query;
};

test('only parameters of listings and blocks are part of the key', () => {
  const asks = (query: string) => asksPage(new URLSearchParams(query), NAMES);
  expect(asks('utm_source=e-page-a&page=2&tour=KH-03')).toBe(false);
  expect(asks('x=1&e-page-a=2')).toBe(true);
  expect(asks('e-filter-a-tags=x')).toBe(true);
  expect(asks('tours=KH-03')).toBe(true);
});

test.each([
  ['tours=KH-03,KH-07', 'tours=KH-03,KH-07'],
  ['tours=KH-07&tours=KH-03,KH-07', 'tours=KH-07,KH-03'],
  ['utm=1&tours=KH-03,gone,<b>', 'tours=KH-03,!'],
  ['tours=KH-1,KH-2,KH-3,KH-4,KH-5', 'tours=KH-1,KH-2,KH-3,KH-4'],
  [`tours=${Array.from({ length: 300 }, (_, index) => `x${index}`).join()},KH-1`, 'tours=!'],
  ['tours=', ''],
])('normalizes %j to %j', async (query, expected) => {
  expect(decodeURIComponent(await variant(query))).toBe(expected);
});

test('a page without parameters has no variants', async () => {
  expect(await variant('tours=KH-03', [])).toBe('');
});

test.each(['deploy/nginx/rihla.conf', 'deploy/varnish/rihla.vcl'])(
  '%s passes URLs with such parameters to Node, however they are encoded',
  (file) => {
    const patterns = readFileSync(file, 'utf8').match(/"[^"\n]*%65[^"\n]*"|"[^"\n]*%74[^"\n]*"/g) ?? [];
    const asks = (query: string) =>
      patterns.some((pattern) => new RegExp(pattern.slice(1, -1).replace('^~', '^').replace(/^~/, '')).test(query));
    for (const name of NAMES) {
      const encoded = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
      for (const query of [`?${name}=1`, `?x=1&${name}=1`, `?x=1&${encoded}=1`])
        expect(asks(query) || asks(query.slice(1))).toBe(true);
      expect(asks(`?un${name}=1`) || asks(`un${name}=1`)).toBe(false);
    }
  },
);
