import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildMedia,
  buildMenu,
  buildPage,
  buildPost,
  picture,
  uploadedFile,
} from '../../../tests/support/factories.ts';
import { IMAGE_SIZES } from '../../cms/media/sizes.ts';
import type { ButtonBlock, RichTextBlock } from '../../cms/payload-types.ts';
import { documents } from '../../documents/registry.ts';
import { anchorOf, type StoredLink } from '../../render/links/href.ts';
import { richText } from '../../render/samples/text.ts';
import { childNodes, rootOf } from '../../render/textNode.ts';
import type { AnyBlock, Media, Post } from '../../render/types.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { populateOf } from './populate.ts';

const POPULATE = populateOf(documents);

describeDatabase('populated fields', (db) => {
  it('of a picture: its texts, its focus and its files, without a URL for each', async () => {
    const file = uploadedFile(await picture({ width: 700, height: 500 }), 'dunes.png', 'image/png');
    const texts = { alt: 'Dunes', title: 'Erg', description: 'Sand', caption: 'Evening' };
    const { id } = await buildMedia(db.payload, { ...texts, focalX: 30, focalY: 40 }, file);
    const page = await buildPage(db.payload, { image: id });
    const { image } = await db.payload.findByID({ collection: 'pages', id: page.id, depth: 2, populate: POPULATE });
    expect(image).toMatchObject({ ...texts, id, focalX: 30, focalY: 40, width: 700, height: 500 });
    const { placeholder, sizes, url } = image as Media;
    expect(placeholder).toMatch(/^#/);
    expect(sizes?.avif640).toEqual({
      filename: expect.stringMatching(/\.avif$/),
      mimeType: 'image/avif',
      width: 640,
      height: 457,
    });
    expect(Object.keys(sizes ?? {}).sort()).toEqual(IMAGE_SIZES.map(({ name }) => name).sort());
    expect(url).toBeUndefined();
  });

  it('of a document: only the fields for a link to it', async () => {
    const layout = [{ blockType: 'heading', text: 'Long', level: 'h2' }] as AnyBlock[];
    const target = await buildPost(db.payload, { title: 'Far', path: '/far/', layout });
    const category = await buildCategory(db.payload);
    const button = (relationTo: string, value: number) =>
      ({ blockType: 'button', label: 'Go', link: { kind: 'document', document: { relationTo, value } } }) as AnyBlock;
    const { id } = await buildPage(db.payload, {
      layout: [button('posts', target.id), button('categories', category.id)],
    });
    const page = await db.payload.findByID({ collection: 'pages', id, depth: 2, populate: POPULATE });
    const [post, term] = (page.layout ?? []).map(
      (block) => (block as { link: { document: { value: unknown } } }).link.document.value,
    );
    expect(post).toMatchObject({ id: target.id, path: '/far/', title: 'Far', _status: 'published' });
    expect((post as Post).layout).toBeUndefined();
    expect(term).toMatchObject({ slug: category.slug });
  });

  it('of a published popup: only the fields for a link that opens it; no other popup', async () => {
    const ids = await Promise.all(
      (['published', 'draft'] as const).map(async (_status) => {
        const data = { title: 'Packing list', _status, layout: [{ blockType: 'spacer', size: '5' }] } as never;
        return (await db.payload.create({ collection: 'popups', data, draft: _status === 'draft' })).id;
      }),
    );
    const action = (popup: number | undefined) => ({ action: 'popup:open', popup });
    const button = (popup?: number) => ({
      blockType: 'button',
      label: 'Go',
      link: { kind: 'action', ...action(popup) },
    });
    const words = (popup?: number) => ({
      ...{ type: 'link', version: 3, id: `link-${popup}`, fields: { linkType: 'action', ...action(popup) } },
      children: [{ type: 'text', text: 'Go', version: 1 }],
    });
    const content = richText({ type: 'paragraph', children: ids.map(words) });
    const layout = [...ids.map(button), { blockType: 'rich-text', content }] as AnyBlock[];
    const { id } = await buildPage(db.payload, { layout });
    const items = ids.map((popup) => ({ label: 'Go', kind: 'action', ...action(popup) }));
    const menu = await buildMenu(db.payload, { items: items as never });

    const page = await db.payload.findByID({ collection: 'pages', id, depth: 2, populate: POPULATE });
    const stored = await db.payload.findByID({ collection: 'menus', id: menu.id, depth: 1, populate: POPULATE });
    const [first, second, text] = (page.layout ?? []) as [ButtonBlock, ButtonBlock, RichTextBlock];
    const [paragraph] = childNodes(rootOf(text.content));
    const inText = childNodes(paragraph ?? {}).map(({ fields }) => ({
      ...(fields as StoredLink),
      kind: 'action' as const,
    }));
    for (const links of [[first.link, second.link], inText, stored.items ?? []]) {
      expect(links.map((link) => parseAction(actionHash(anchorOf(link as StoredLink)?.href ?? '')))).toEqual([
        { action: 'popup:open', settings: { id: ids[0] } },
        expect.any(String),
      ]);
    }
  });
});
