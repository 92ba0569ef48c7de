// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { showSliderValue } from './sliderValue.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

/** The text beside a price slider, and its `aria-valuetext`, at a value. */
function slideTo(value: number, output: string): [shown: string | null, spoken: string | null] {
  document.body.innerHTML = `<form><input type="range" max="90000" value="${value}"><p>${output} each</p></form>`;
  const slider = document.querySelector('input');
  showSliderValue(slider);
  const shown = document.querySelector('output')?.textContent ?? null;
  return [shown, slider?.getAttribute('aria-valuetext') ?? null];
}

const OF_EURO = '<output data-template="At most €{value}"></output>';

test('an amount has its currency and thousands separator, and is announced as shown', () => {
  expect(slideTo(1700, OF_EURO)).toEqual(['At most €1,700', 'At most €1,700 each']);
});

test('an amount is formatted for the language of the page, with Western digits', () => {
  document.documentElement.lang = 'fr';
  expect(slideTo(1700, '<output data-template="{value} € au maximum"></output>')[0]).toBe('1\u202f700 € au maximum');
  document.documentElement.lang = 'ar';
  expect(slideTo(1700, OF_EURO)[0]).toBe('At most €1,700');
});

test('a currency without decimals is counted in whole units', () => {
  expect(slideTo(400, '<output data-factor="100" data-template="At most ¥{value}"></output>')[0]).toBe(
    'At most ¥40,000',
  );
});
