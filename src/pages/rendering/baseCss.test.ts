import { expect, test } from 'vitest';
import type { Theme } from '../../render/types.ts';
import { baseCss } from './baseCss.ts';

const THEME = { id: 1 } as Theme;

test('style for Arabic, and for reading from the right, goes to such pages alone', () => {
  const english = baseCss(THEME, '');
  expect(english).not.toMatch(/rtl|El Messiri/);
  expect(baseCss(THEME, '', 'en')).toBe(english);
  expect(baseCss(THEME, '', 'fr')).toBe(english);
  expect(baseCss(THEME, '', 'ar')).toMatch(/El Messiri[\s\S]*letter-spacing: ?normal ?!important/);
  expect(baseCss(THEME, '', 'ar')).toContain('rtl');
});

test('the layer of looks is there for a theme with steps of style alone', () => {
  const plain = baseCss(THEME, '');
  expect(plain).not.toContain('looks');
  expect(baseCss({ id: 1, style: { cards: 'open' } } as Theme, '')).toBe(plain);
  const own = baseCss({ id: 1, style: { header: 'ink' } } as Theme, '');
  expect(own).toMatch(/@layer [^;]*widgets, ?looks, ?blocks;/);
  expect(own).toContain('@layer looks{.r-header{');
});

test('a pair of typefaces is named by the stacks; without one, or with an unknown one, the style is the default’s', () => {
  const withPair = (typefaces: string) => baseCss({ id: 1, type: { typefaces } } as Theme, '');
  expect(withPair('lora')).toMatch(/--font-display:'Lora','Lora Fallback'/);
  expect(withPair('lora')).not.toMatch(/Fraunces|Instrument/);
  expect(withPair('fraunces')).toBe(baseCss(THEME, ''));
  expect(withPair('comic')).toBe(baseCss(THEME, ''));
});
