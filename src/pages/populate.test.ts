import { expect, it } from 'vitest';
import {
  buildCategory,
  buildMedia,
  buildPage,
  buildPost,
  picture,
  uploadedFile,
} from '../../tests/support/factories.ts';
import { describeEachDatabase } from '../../tests/support/testDatabase.ts';
import { IMAGE_SIZES } from '../cms/media/sizes.ts';
import { POPULATE } from './populate.ts';
import type { AnyBlock, Media, Post } from './types.ts';

describeEachDatabase('what pages read of related documents', (db) => {
  it('is a picture with its texts, its focus and its files, and no addresses made for each', async () => {
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

  it('is enough to link to a document, and not all of it', async () => {
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
});
