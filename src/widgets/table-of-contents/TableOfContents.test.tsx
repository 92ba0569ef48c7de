// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../../tests/support/widgets/audit.ts';
import { flattenToc } from '../../shared/outline/toc.ts';
import { TOC_EARLY_SCRIPT } from './earlyState.ts';
import { examples, tocExample } from './examples.ts';
import { buttonNamed, linkNamed } from './island/testing.ts';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

function show(...tables: TableOfContentsProps[]): HTMLElement {
  document.body.innerHTML = tables.map((props) => renderToStaticMarkup(<TableOfContents {...props} />)).join('');
  return document.querySelector('nav') as HTMLElement;
}

describe.each(Object.entries(examples))('%s', (_, props) => {
  test('lists every section once, in order', () => {
    const nav = show(props);
    const targets = [...nav.querySelectorAll('a')].map(({ hash }) => decodeURIComponent(hash.slice(1)));
    expect(targets).toEqual(flattenToc(props.entries).map(({ id }) => id));
  });

  test('axe finds nothing', async () => {
    document.documentElement.lang = 'en';
    document.title = 'Article';
    document.body.innerHTML = `<main><h1>Article</h1>${renderToStaticMarkup(<TableOfContents {...props} />)}</main>`;
    expect(await auditPage(document)).toEqual([]);
  });

  test('has no inline style, which the Content-Security-Policy forbids', () => {
    expect(show(props).querySelector('[style]')).toBeNull();
  });
});

test('is named by its heading, and so is the toggle', () => {
  const nav = show(tocExample());
  expect(document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('In this article');
  const toggle = buttonNamed(nav, 'In this article');
  expect(toggle.closest('h2')).not.toBeNull();
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.querySelector('ol')).not.toBeNull();
});

test('nests lists as the sections nest', () => {
  const nav = show(tocExample());
  const path = linkNamed(nav, 'Where to stop on the pass').closest('ol')?.closest('li');
  expect(path?.firstElementChild?.textContent).toBe('Over the Tizi n’Tichka to Aït Benhaddou');
});

test('two tables on a page share no id', () => {
  show(tocExample({ props: { instanceId: 'a' } }), tocExample({ props: { instanceId: 'b', index: 1 } }));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('renders nothing without entries', () => {
  expect(renderToStaticMarkup(<TableOfContents {...tocExample({ headings: [] })} />)).toBe('');
});

test.each([
  [{}, 'mobile tablet desktop'],
  [{ hideByDevice: ['mobile' as const] }, 'mobile'],
  [{ hideByDevice: [] }, null],
  [{ hideByDefault: false }, null],
])('with %j has the devices it is collapsed on, %s, and is open without script', (settings, devices) => {
  const nav = show(tocExample({ settings }));
  expect(nav.getAttribute('data-hide')).toBe(devices);
  expect(buttonNamed(nav, 'In this article').getAttribute('aria-expanded')).toBe('true');
});

describe('more links', () => {
  test('marks entries after the visible ones, and lists with no others', () => {
    const nav = show(tocExample({ settings: { visibleLinks: 5 } }));
    const marked = [...nav.querySelectorAll('li[data-extra] > a')].map(({ textContent }) => textContent);
    expect(marked).toHaveLength(5);
    expect(marked[0]).toBe('Where to stop on the pass');
    expect(nav.querySelectorAll('ol[data-extra]')).toHaveLength(1);
    expect(buttonNamed(nav, 'More sections').hidden).toBe(false);
    expect(buttonNamed(nav, 'Fewer sections').hidden).toBe(true);
  });

  test.each([0, 10, 99])('with %d visible of ten there is no button', (visibleLinks) => {
    expect(show(tocExample({ settings: { visibleLinks } })).querySelectorAll('button')).toHaveLength(1);
  });
});

test('is sticky only in a sidebar', () => {
  expect(show(tocExample({ props: { sticky: true } })).hasAttribute('data-sticky')).toBe(false);
  expect(show(tocExample({ props: { sticky: true, variant: 'sidebar' } })).hasAttribute('data-sticky')).toBe(true);
});

test('the inline script is verbatim, so that its CSP hash matches', () => {
  const html = renderToStaticMarkup(
    <TableOfContents {...tocExample({ props: { earlyScript: { __html: TOC_EARLY_SCRIPT } } })} />,
  );
  expect(html).toContain(`<script>${TOC_EARLY_SCRIPT}</script>`);
});

test('the style sheet’s duration equals the code’s', () => {
  const css = readFileSync('src/widgets/table-of-contents/table-of-contents.css', 'utf8');
  expect(css).toContain('--toc-fast: 200ms');
});
