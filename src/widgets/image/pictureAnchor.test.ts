import { expect, test } from 'vitest';
import type { ImageBlock } from '../../cms/payload-types.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import type { Lightbox } from '../../render/types.ts';
import { pictureAnchor } from './pictureAnchor.ts';

function anchorOf(fields: Partial<ImageBlock>, settings: Partial<Lightbox> = {}, media = CARAVAN) {
  const block = { blockType: 'image', picture: media, ...fields } as ImageBlock;
  return pictureAnchor(block, media, { id: 1, ...settings }, 'https://rihla.example');
}
const toAddress = (address: string) => ({ kind: 'address', address }) as const;

test('a picture that opens in the lightbox links to its original, with its size', () => {
  expect(anchorOf({ opens: 'picture', lightboxGroup: ' trip ' })).toMatchObject({
    href: `/media/${CARAVAN.filename}`,
    'data-lightbox': undefined,
    'data-lightbox-group': 'trip',
    'data-lightbox-size': `${CARAVAN.width}x${CARAVAN.height}`,
  });
});

test('title and text come from the configured source; the caption takes precedence', () => {
  const media = { ...CARAVAN, title: 'Dawn', caption: 'Stored', description: 'Long', alt: 'Dunes' };
  const texts = (settings: Partial<Lightbox>, fields: Partial<ImageBlock> = {}) => {
    const anchor = anchorOf({ opens: 'picture', ...fields }, settings, media);
    return [anchor?.['data-lightbox-title'], anchor?.['data-lightbox-description']];
  };
  expect(texts({})).toEqual(['Dawn', 'Long']);
  expect(texts({ lightbox_title_src: 'alt', lightbox_description_src: 'none' })).toEqual(['Dunes', undefined]);
  expect(texts({ lightbox_description_src: 'caption' })).toEqual(['Dawn', 'Stored']);
  expect(texts({ lightbox_description_src: 'caption' }, { caption: 'Beside it' })).toEqual(['Dawn', 'Beside it']);
});

test('a picture’s own lightbox setting wins, and “yes” only for media that can be shown', () => {
  expect(anchorOf({ opens: 'picture', lightbox: 'no' })?.['data-lightbox']).toBe('no');
  expect(anchorOf({ opens: 'picture', lightbox: 'default' })?.['data-lightbox']).toBeUndefined();
  const film = toAddress('https://youtu.be/abcDEF123-_');
  expect(anchorOf({ link: film, lightbox: 'yes' })).toMatchObject({ href: film.address, 'data-lightbox': 'yes' });
  expect(anchorOf({ link: toAddress('/about/'), lightbox: 'yes' })?.['data-lightbox']).toBeUndefined();
});

test('any other link is unchanged', () => {
  expect(anchorOf({})).toBeUndefined();
  expect(anchorOf({ link: toAddress('/about/') })).toEqual({ href: '/about/' });
});
