// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseAction } from '../../../shared/actions/parseAction.ts';
import type { LightboxProps } from '../lightboxProps.ts';
import { linkHash } from './linkHash.ts';
import { openShared } from './openShared.ts';
import { showLink } from './viewer/showLinks.ts';

vi.mock('./viewer/showLinks.ts', () => ({ showLink: vi.fn() }));

const PROPS: LightboxProps = { takesImages: true, controls: [], networks: [] };

beforeEach(() => {
  vi.mocked(showLink).mockReset();
  document.body.innerHTML = '';
});

function addLink(href: string, group?: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  if (group) link.dataset.lightboxGroup = group;
  document.body.append(link);
  return link;
}

test('a link’s hash is an action with picture and group, independent of the host', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(name, fc.option(name, { nil: undefined }), (file, group) => {
      const link = addLink(`/media/${encodeURIComponent(file)}.jpg?v=1`, group);
      const { pathname } = new URL(link.href);
      expect(parseAction(linkHash(link))).toEqual({
        action: 'lightbox',
        settings: { url: `${pathname}?v=1`, ...(group ? { slideshow: group } : {}) },
      });
    }),
  );
});

test('a picture on another host keeps its full URL', () => {
  const link = addLink('https://pictures.example/a.webp');
  expect(parseAction(linkHash(link))).toEqual({ action: 'lightbox', settings: { url: link.href } });
});

test('a URL opens the picture of the link with its hash, encoded or not', async () => {
  addLink('/media/a.jpg', 'trip');
  const link = addLink('/media/b.jpg', 'trip');
  await openShared(linkHash(link), PROPS);
  await openShared(`#${encodeURIComponent(linkHash(link).slice(1))}`, PROPS);
  expect(vi.mocked(showLink).mock.calls).toEqual([
    [link, PROPS],
    [link, PROPS],
  ]);
});

test('a URL hash of no link on the page opens nothing', async () => {
  const link = addLink('/media/a.jpg', 'trip');
  const hash = linkHash(link);
  link.dataset.lightboxGroup = 'else';
  await openShared(hash, PROPS);
  link.dataset.lightboxGroup = 'trip';
  link.dataset.lightbox = 'no';
  await openShared(hash, PROPS);
  await openShared('#rihla-action:action=lightbox&settings=%', PROPS);
  expect(showLink).not.toHaveBeenCalled();
});
