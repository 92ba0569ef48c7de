// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { insertHtml } from '../testSupport.ts';
import { toggle } from './toggle.ts';

test('fires when something inside has opened, although that event does not bubble', () => {
  const element = insertHtml('<div><details><summary>More</summary></details></div>');
  const start = vi.fn();
  const cleanUp = toggle(start, '', element, () => {});
  element.querySelector('details')?.dispatchEvent(new Event('toggle'));
  expect(start).toHaveBeenCalledTimes(1);
  cleanUp();
  element.querySelector('details')?.dispatchEvent(new Event('toggle'));
  expect(start).toHaveBeenCalledTimes(1);
});
