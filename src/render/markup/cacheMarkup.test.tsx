import { expect, test, vi } from 'vitest';
import type { RenderContext } from '../context.ts';
import { Link } from '../links/Link.tsx';
import { createNeeds } from '../needs.ts';
import { createStyleSheet } from '../styleSheet.ts';
import { cacheMarkup } from './cacheMarkup.ts';

const SOURCES = [{ srcSet: '/media/dunes.avif 640w', sizes: '100vw', type: 'image/avif' }];

/** A fake page that renders a card. */
function page({ editing = false, hasFirst = true } = {}) {
  let isGiven = hasFirst;
  const noteLink = vi.fn();
  const pageOfAction = () => '';
  const styles = createStyleSheet();
  const takePriority = vi.fn(() => {
    const isFirst = !isGiven;
    isGiven = true;
    return isFirst;
  });
  const islands = { resolve: () => ({ src: '' }), onMarker: vi.fn() };
  const needs = createNeeds(styles);
  return { editing, noteLink, pageOfAction, styles, takePriority, islands, needs } as unknown as RenderContext & {
    noteLink: typeof noteLink;
  };
}

const render = vi.fn((context: RenderContext) => {
  context.styles.use('card', '.card{color:red}');
  context.needs.use('compare');
  const isFirst = context.takePriority(SOURCES);
  return (
    <li className={context.styles.rule('--x:1')} data-first={isFirst}>
      <Link href="/tours/dunes/">Dunes</Link>
    </li>
  );
});
const html = (isFirst = false) => `<li class="CLASS" data-first="${isFirst}"><a href="/tours/dunes/">Dunes</a></li>`;
const shown = (subject: object, context: RenderContext, form = 'grid') =>
  cacheMarkup(subject, form, context, render).replace(/class="\w+"/, 'class="CLASS"');

test('reuses cached markup, and adds its style, links and needs to each page', () => {
  const subject = {};
  const [first, second] = [page(), page()];
  render.mockClear();
  expect([shown(subject, first), shown(subject, second)]).toEqual([html(), html()]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(String(second.styles)).toBe(String(first.styles));
  expect(String(second.styles)).toContain('--x:1');
  expect(second.needs.has('compare')).toBe(true);
  expect(second.noteLink.mock.calls).toEqual(first.noteLink.mock.calls);
  expect(second.noteLink).toHaveBeenCalledTimes(1);
});

test('caches each form and each subject separately', () => {
  const subject = {};
  render.mockClear();
  shown(subject, page());
  shown(subject, page(), 'list');
  shown({}, page());
  expect(render).toHaveBeenCalledTimes(3);
});

test('marks the first picture of a page, whether the card was cached or not', () => {
  const subject = {};
  expect(shown(subject, page({ hasFirst: false }))).toBe(html(true));
  expect(shown(subject, page())).toBe(html());
  const context = page({ hasFirst: false });
  expect(shown(subject, context)).toBe(html(true));
  expect(context.takePriority).toHaveBeenCalledTimes(1);
  expect(shown(subject, page())).toBe(html());
});

test('skips the cache in an editor’s preview, and renders anew when a class is taken by another rule', () => {
  const subject = {};
  const kept = cacheMarkup(subject, 'grid', page(), render);
  render.mockClear();
  shown(subject, page({ editing: true }));
  expect(render).toHaveBeenCalledTimes(1);
  const context = page();
  const { rule } = context.styles;
  context.styles.rule = (...args) => `${rule(...args)}x`;
  expect(cacheMarkup(subject, 'grid', context, render)).toContain('x" ');
  expect(cacheMarkup(subject, 'grid', page(), render)).not.toBe('');
  expect(kept).not.toContain('x" ');
});
