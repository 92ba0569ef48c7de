import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { buildPageView, LOADER, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { ExamplePage } from '../../render/samples/example.ts';
import type { CopyProtection, PageView } from '../../render/types.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { copyProtectionProps } from './copyProtectionProps.ts';

const PAGES: ExamplePage[] = ['article', 'front', 'archive', 'search', 'not-found'];

function viewOf(page: ExamplePage, settings: Partial<CopyProtection>): PageView {
  return buildPageView(page, { parts: { 'copy-protection': { id: 1, ...settings } } });
}
const propsOf = (page: ExamplePage, settings: Partial<CopyProtection>) =>
  copyProtectionProps({ view: viewOf(page, settings), t: createTranslate('en') });

test('is off by default', () => {
  expect(PAGES.map((page) => propsOf(page, {}))).toEqual(PAGES.map(() => undefined));
});

test('has the studio’s defaults when on', () => {
  expect(propsOf('article', { enabled: true })).toEqual({
    message: 'This content is protected.',
    contextMenu: true,
    dragging: true,
    shortcuts: true,
    sound: false,
    clipboard: undefined,
  });
});

test.each([
  [undefined, ['article', 'front']],
  [['posts'], ['article']],
  [['pages'], ['front']],
  [['archives'], ['archive', 'search']],
  [
    ['posts', 'pages', 'archives'],
    ['article', 'front', 'archive', 'search'],
  ],
  [[], []],
] as [CopyProtection['documents'], ExamplePage[]][])(
  'on %j it protects %j, and never a 404 page',
  (documents, pages) => {
    expect(PAGES.filter((page) => propsOf(page, { enabled: true, documents }))).toEqual(pages);
  },
);

test('uses the editor’s message and settings', () => {
  const settings = { enabled: true, message: ' Ask us. ', sound: true, replaceClipboard: true, dragging: false };
  expect(propsOf('article', settings)).toMatchObject({
    message: 'Ask us.',
    sound: true,
    clipboard: 'Access Denied',
    dragging: false,
  });
  expect(propsOf('article', { enabled: true, message: ' ' })?.message).toBe('This content is protected.');
});

test('is undefined with nothing to block', () => {
  const nothing = { enabled: true, contextMenu: false, dragging: false, shortcuts: false, sound: true };
  expect(propsOf('article', nothing)).toBeUndefined();
  expect(propsOf('article', { ...nothing, replaceClipboard: true })).toBeDefined();
});

describe('a page', () => {
  /** A page without other islands. */
  const plain = (settings: Partial<CopyProtection>): PageView => {
    const view = viewOf('front', settings);
    return { ...view, site: { ...view.site, showToTop: false, showProgress: 'none' } };
  };
  const parse = ({ html }: { html: string }) => new JSDOM(html).window.document;

  test('that is not protected has no marker, style or script of it', async () => {
    const page = await renderTestPage(plain({ enabled: true, documents: ['posts'] }));
    expect(page.html).not.toContain('copy-protection');
    expect(parse(page).querySelector('script[src]')).toBeNull();
  });

  test('that is protected loads the script with the page and has an empty live region', async () => {
    const document = parse(await renderTestPage(plain({ enabled: true })));
    const island = document.querySelector('rihla-island[name=copy-protection]');
    expect(island?.getAttribute('trigger')).toBe('load');
    expect(island?.querySelector('[role=status]')?.textContent).toBe('');
    expect(document.querySelector('head link[rel=modulepreload]')?.getAttribute('href')).toBe(
      island?.getAttribute('src'),
    );
    expect(document.querySelector('script')?.textContent).toContain(LOADER);
    expect(document.querySelector('style')?.textContent).toContain('.r-copy-protection');
  });

  test('in an editor’s preview has none', async () => {
    expect((await renderTestPage(plain({ enabled: true }), { editing: true })).html).not.toContain('copy-protection');
  });
});
