import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_FIELDS, readUrlEncoded } from './readUrlEncoded.ts';

test('reads the fields of a form unchanged', () => {
  const body = 'name=Amina+I.&wish=desert&wish=coast&note=a%26b&empty';
  expect([...readUrlEncoded(body)]).toEqual([...new URLSearchParams(body)]);
  expect([...readUrlEncoded('')]).toEqual([]);
});

test('denial of service: refuses a body with too many fields before reading any', () => {
  const fields = (count: number): string => Array(count).fill('a').join('&');
  expect([...readUrlEncoded(fields(MAX_FIELDS))]).toHaveLength(MAX_FIELDS);
  const parse = vi.spyOn(globalThis, 'URLSearchParams');
  onTestFinished(() => parse.mockRestore());
  expect(() => readUrlEncoded(fields(MAX_FIELDS + 1))).toThrow(`more than ${MAX_FIELDS} fields`);
  expect(() => readUrlEncoded('&'.repeat(MAX_FIELDS))).toThrow(`more than ${MAX_FIELDS} fields`);
  expect(parse).not.toHaveBeenCalled();
});
