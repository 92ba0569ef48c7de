// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** jsdom has no sheets made by script. */
class FakeSheet {
  text = '';
  replaceSync(css: string) {
    this.text = css;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  document.adoptedStyleSheets = [];
  document.head.innerHTML = '<style>.a{color:red}.a--b{color:blue}</style>';
});

const adopted = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text);

test('leaves alone what the page has, and adds the rest once, in its order', async () => {
  const { adoptStyles } = await import('./adoptStyles.ts');
  adoptStyles(['.a{color:red}', '.c{top:0}', '.d{top:1px}']);
  adoptStyles(['.c{top:0}', '.a{color:red}', '.e{top:2px}']);
  adoptStyles(['.e{top:2px}']);
  expect(adopted()).toEqual(['.c{top:0}.d{top:1px}', '.e{top:2px}']);
});
