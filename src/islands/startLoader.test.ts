// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startLoader } from './loader.ts';
import { insertHtml } from './testSupport.ts';

test('waits until the page is parsed, so that a marker has its content', async () => {
  const element = insertHtml('<rihla-island name="gallery" src="/a.js"></rihla-island>');
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const mount = vi.fn();
  startLoader({ importModule: async () => ({ mount }) });
  expect(element.dataset.state).toBeUndefined();

  element.innerHTML = '<p>Parsed</p>';
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(element.dataset.state).toBe('mounted'));
  expect(mount).toHaveBeenCalledOnce();
});
