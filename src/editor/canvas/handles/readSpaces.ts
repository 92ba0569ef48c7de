import { SPACE_STEPS } from '../../../shared/style.ts';
import { addStyle } from '../typing/typingStyle.ts';

const read = new WeakMap<Document, { width: number; sizes: ReadonlyMap<string, number> }>();

/** Sizes of the theme's spaces in a page, in its CSS px, by step: `--space-N`, and 0. Read again when the page has another width. */
export function readSpaces(page: Document): ReadonlyMap<string, number> {
  const view = page.defaultView as Window;
  const before = read.get(page);
  if (before?.width === view.innerWidth) return before.sizes;
  const sizes = calculate(page, view);
  read.set(page, { width: view.innerWidth, sizes });
  return sizes;
}

function calculate(page: Document, view: Window): ReadonlyMap<string, number> {
  const named = SPACE_STEPS.filter((step) => step !== '0');
  // Registered as lengths, so that the browser calculates `clamp()` and the window's width; nothing is put into the page.
  const rules = named.map((step) => `@property --step-${step}{syntax:"<length>";inherits:false;initial-value:0px}`);
  const values = named.map((step) => `--step-${step}:var(--space-${step})`);
  const remove = addStyle(page, `${rules.join('')}:root{${values.join(';')}}`);
  const style = view.getComputedStyle(page.documentElement);
  const sizes = SPACE_STEPS.map((step): [string, number] => [step, sizeOf(style.getPropertyValue(`--step-${step}`))]);
  remove();
  return new Map(sizes);
}

/** Pixels of a computed length; 0 for none. */
export function sizeOf(length: string): number {
  return Number.parseFloat(length) || 0;
}
