// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { collectGroup } from './collectGroup.ts';
import { findLightboxLinks } from './findLightboxLinks.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Inserts links; returns the ids of the group of the link with this id, and its start index. */
function open(html: string, id: string, takesImages = true): [string[], number] {
  document.body.innerHTML = html;
  const link = document.querySelector<HTMLAnchorElement>(`#${id}`);
  if (!link) throw new Error(`There is no link ${id}.`);
  const { links, start } = collectGroup(link, findLightboxLinks(takesImages));
  return [links.map((member) => member.id), start];
}

const link = (id: string, attributes = '', href = `/media/${id}.jpg`) =>
  `<a id="${id}" href="${href}" ${attributes}>${id}</a>`;
const inGroup = (id: string, more = '') => link(id, `data-lightbox-group="trip" ${more}`);

test('a link without a group is alone', () => {
  expect(open(link('a') + link('b') + inGroup('c'), 'b')).toEqual([['b'], 0]);
});

test('a group is in document order, without other groups', () => {
  const html = inGroup('a') + link('x', 'data-lightbox-group="else"') + inGroup('b') + inGroup('c');
  expect(open(html, 'c')).toEqual([['a', 'b', 'c'], 2]);
});

test('an explicit index overrides document order', () => {
  const html = inGroup('a', 'data-lightbox-index="7"') + inGroup('b', 'data-lightbox-index="-1"') + inGroup('c');
  expect(open(html, 'a')).toEqual([['b', 'c', 'a'], 2]);
  expect(open(inGroup('a', 'data-lightbox-index="x"') + inGroup('b'), 'a')).toEqual([['a', 'b'], 0]);
});

test('skips carousel clones; a click on one starts at its original', () => {
  const html = `<div data-clone>${link('copy', 'data-lightbox-group="trip"', '/media/b.jpg')}</div>${inGroup('a')}${inGroup('b')}`;
  expect(open(html, 'copy')).toEqual([['a', 'b'], 1]);
});

test('other links are in no group', () => {
  const html = inGroup('a') + inGroup('b', 'download') + inGroup('c', 'data-lightbox="no"') + inGroup('d');
  expect(open(html, 'd')).toEqual([['a', 'd'], 1]);
  expect(open(inGroup('a', 'data-lightbox="yes"') + inGroup('b'), 'a', false)).toEqual([['a'], 0]);
});

test('skips hidden links, such as those filtered out of a gallery', () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility');
  Element.prototype.checkVisibility = function isVisible() {
    return !this.closest('[hidden]');
  };
  try {
    expect(open(`${inGroup('a')}<p hidden>${inGroup('b')}</p>${inGroup('c')}`, 'c')).toEqual([['a', 'c'], 1]);
    expect(open(`<p hidden>${inGroup('a')}${inGroup('b')}</p>`, 'b')).toEqual([['b'], 0]);
  } finally {
    if (own) Object.defineProperty(Element.prototype, 'checkVisibility', own);
    else Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  }
});
