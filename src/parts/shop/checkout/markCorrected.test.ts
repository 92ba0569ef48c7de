// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markCorrected, noteFaults } from './markCorrected.ts';

const used = new Set<string>();
const needs = { use: (name: string) => used.add(name), has: (name: string) => used.has(name) } as never;

test('a corrected field is valid for screen readers, until it is wrong again', () => {
  expect(markCorrected({ needs })).toBeUndefined();
  noteFaults({ needs });
  document.body.innerHTML = '<input aria-invalid="true" required type="email"><input required>';
  new Function('addEventListener', markCorrected({ needs }) ?? '')(document.body.addEventListener.bind(document.body));
  const [field, other] = [...document.querySelectorAll('input')];
  const write = (value: string): string | null | undefined => {
    if (field) field.value = value;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
    return field?.getAttribute('aria-invalid');
  };
  expect(['amina@', 'amina@example.com', ''].map(write)).toEqual(['true', 'false', 'true']);
  other?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(other?.hasAttribute('aria-invalid')).toBe(false);
});
