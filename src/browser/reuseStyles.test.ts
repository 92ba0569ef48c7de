// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createStyleSheet } from '../render/styleSheet.ts';
import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

/** jsdom does not implement constructable style sheets. */
class FakeSheet {
  text = '';
  cssRules: { cssText: string }[] = [];
  replaceSync(css: string) {
    this.text = css;
    this.cssRules = [...css.matchAll(/([.@\w-]+)\{[^}]*\}/g)].map(([rule]) => ({ cssText: rule }));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  document.adoptedStyleSheets = [];
  document.head.innerHTML = '<style>.a{color:red}.a--b{color:blue}</style>';
});

const adopted = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text);

test('skips sheets that the page has, and adds the rest once, in order', async () => {
  const { reuseStyles } = await import('./reuseStyles.ts');
  reuseStyles(['.a{color:red}', '.c{top:0}', '.d{top:1px}']);
  reuseStyles(['.c{top:0}', '.a{color:red}', '.e{top:2px}']);
  reuseStyles(['.e{top:2px}']);
  expect(adopted()).toEqual(['.c{top:0}.d{top:1px}', '.e{top:2px}']);
});

test('also finds sheets that share their layer block with others in the page’s style', async () => {
  const [box, grid, quote] = ['.box{top:0}', '.grid{display:grid}', '.quote{left:0}'].map(
    (rules) => `${WIDGETS_LAYER}${rules}}`,
  ) as [string, string, string];
  const sheet = createStyleSheet();
  sheet.use('box', box);
  sheet.use('grid', grid);
  document.head.innerHTML = `<style>${sheet}</style>`;
  const { reuseStyles } = await import('./reuseStyles.ts');
  reuseStyles([box, grid, quote]);
  expect(adopted()).toEqual([quote]);
});

test('skips sheets that a linked site file contains, and adds those only partly in it', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/below-fold-1.css' });
  const file = new FakeSheet();
  file.replaceSync('.f{top:0}.g{top:1px}.h{top:2px}');
  Object.defineProperty(link, 'sheet', { value: file });
  document.body.replaceChildren(link);
  const { reuseStyles } = await import('./reuseStyles.ts');
  reuseStyles(['.f{top:0}.g{top:1px}', '.h{top:2px}.i{top:3px}']);
  expect(adopted()).toEqual(['.h{top:2px}.i{top:3px}']);
});

test('adds sheets of a linked file that has not loaded', async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/below-fold-1.css">';
  const { reuseStyles } = await import('./reuseStyles.ts');
  reuseStyles(['.f{top:0}']);
  expect(adopted()).toEqual(['.f{top:0}']);
});
