import { expect, test } from 'vitest';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { listOffers } from '../editor/palette/listOffers.ts';
import { blocks } from './index.ts';

const kinds = new Map(createKinds(blocks).map((kind) => [kind.slug, kind]));

/** The kinds that the palette finds for a word, best first. */
function found(query: string): string[] {
  const request = { place: { parent: null, slot: '', index: 0 } };
  return listOffers({ request, tree: [], kinds, query }).flatMap(({ offers }) => offers.map(({ id }) => id));
}

// Terms of other page builders (reference, visual builder), in English, French and Arabic.
test.each([
  ['hero', 'container'],
  ['columns', 'container'],
  ['section', 'container'],
  ['row', 'container'],
  ['faq', 'accordion'],
  ['image', 'image'],
  ['photo', 'image'],
  ['slider', 'slides'],
  ['youtube', 'video'],
  ['newsletter', 'subscribe-form'],
  ['banner', 'call-to-action'],
  ['whatsapp', 'chat-button'],
  ['title', 'heading'],
  ['text', 'rich-text'],
  ['paragraph', 'rich-text'],
  ['list', 'icon-list'],
  ['link', 'button'],
  ['cta', 'call-to-action'],
  ['space', 'spacer'],
  ['line', 'divider'],
  ['testimonial', 'quote'],
  ['team', 'author-box'],
  ['blog', 'posts'],
  ['contact', 'form'],
  ['google maps', 'map'],
  ['video', 'video'],
  ['code', 'html'],
  ['pricing', 'price-table'],
  ['stats', 'counter'],
  ['social', 'share-buttons'],
  ['itinerary', 'itinerary'],
  ['calendar', 'departures'],
  ['reviews', 'reviews'],
  ['gallery', 'gallery'],
  ['témoignage', 'quote'],
  ['colonnes', 'container'],
  ['bouton', 'button'],
  ['صورة', 'image'],
  ['زر', 'button'],
  ['واتساب', 'chat-button'],
])('“%s” finds %s', (query, slug) => {
  expect(found(query)).toContain(slug);
});

test('the label’s own word comes before everyday words', () => {
  expect(found('video')[0]).toBe('video');
  expect(found('map')[0]).toBe('map');
  expect(found('nothing like it')).toEqual([]);
});
