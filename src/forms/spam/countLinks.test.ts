import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWork } from '../../../tests/support/countWork.ts';
import { countLinks } from './countLinks.ts';

test.each([
  [0, 'We are two, and would like to come in March. Is 3.5/5 the rating? We drive 80 km/h and/or walk.'],
  [1, 'I saw this: https://khettara.example/journeys/sahara/?from=mail.'],
  [1, '<a href="https://pills.example/a">https://pills.example/a</a>'],
  [2, '[url=http://a.example]x[/url] and www.b.example'],
  [2, 'cheap.pills.example/now and casino.example/x'],
  [3, 'http://a.example http://b.example\nHTTPS://C.example/'],
  [1, 'https://a.example, https://www.a.example/ and a.example/.'],
])('%i: %s', (count, text) => {
  expect(countLinks([text])).toBe(count);
});

test('counts the links of all fields together, each once', () => {
  expect(countLinks(['http://a.example', 'http://a.example http://b.example'])).toBe(2);
});

test('is fast on the longest text', () => {
  fc.assert(
    fc.property(fc.constantFrom('a.', 'a-', 'www.', 'http://', '[url', 'x.yy/'), (part) => {
      const worked = countWork();
      countLinks([part.repeat(10_000)]);
      expect(worked()).toBeLessThan(500);
    }),
    { numRuns: 12 },
  );
});
