import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHexColor } from '../color.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../theme.ts';
import { MAX_LOOK_CHARACTERS, readLook, TOKEN_BOUNDS, writeLook } from './lookFile.ts';
import { LOOKS, TOKEN_PATHS } from './looks.ts';

const GOOD = JSON.parse(writeLook('Ours', DEFAULT_THEME)) as Record<string, Record<string, unknown>>;

test.each(LOOKS)('$label is read as it was written', ({ label, tokens }) => {
  expect(readLook(writeLook(label, tokens))).toEqual({ name: label, tokens });
});

test('any file is a complete valid look, or refused with a message', () => {
  const hostile = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .tuple(fc.constantFrom(...TOKEN_PATHS, 'format', 'name', 'colours', '__proto__', 'constructor'), fc.jsonValue())
      .map(([path, value]) => withValue(path, value)),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const read = readLook(text);
      if ('fault' in read) expect(read.fault).toMatch(/Nothing was changed\.$/);
      else expectValid(read.tokens);
    }),
    { numRuns: 500 },
  );
});

describe('refused in words', () => {
  test.each([
    ['', 'not a file of a look'],
    ['[]', 'not a file of a look'],
    ['{"format":"rihla-look/2"}', 'newer version'],
    [' '.repeat(MAX_LOOK_CHARACTERS + 1), 'too large'],
    [withValue('colours.brand', 'red;}</style>'), '“colours.brand” is not # and six hex digits'],
    [withValue('type.scale', 9), '“type.scale” is not a number from 1.1 to 1.5'],
    [withValue('shape.radius', '4'), '“shape.radius” is not a number from 0 to 40'],
    [withValue('style.cards', 'comic'), '“style.cards” is no step that this site has'],
    [withValue('type.typefaces', 'comic'), '“type.typefaces” is no pair that this site has'],
  ])('%.40s', (text, words) => {
    expect(readLook(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});

test('a file from before there were steps of style is drawn as it was', () => {
  const { style: _, ...old } = GOOD;
  expect(readLook(JSON.stringify(old))).toEqual({ name: 'Ours', tokens: DEFAULT_THEME });
});

test('unknown properties are dropped', () => {
  const read = readLook(withValue('shape.shadow', 'url(//evil.example)'));
  expect(JSON.stringify(read)).not.toContain('evil');
  expect(read).toHaveProperty('tokens');
});

/** The text of a good file with one value replaced. */
function withValue(path: string, value: unknown): string {
  const [group = '', name] = path.split('.');
  return JSON.stringify({ ...GOOD, [group]: name ? { ...GOOD[group], [name]: value } : value });
}

function expectValid({ colours, shape, type }: ThemeTokens): void {
  expect(Object.values(colours).every(isHexColor)).toBe(true);
  for (const [name, [least, most]] of Object.entries(TOKEN_BOUNDS)) {
    const value = Object.entries({ ...shape, ...type }).find(([own]) => own === name)?.[1];
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  }
}
