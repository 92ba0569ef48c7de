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

// Terms of other page builders (reference, visual builder).
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
])('“%s” finds %s', (query, slug) => {
  expect(found(query)).toContain(slug);
});

// The same in French and Arabic.
test.each([
  ['héros', 'هيرو', 'container'],
  ['colonnes', 'أعمدة', 'container'],
  ['section', 'قسم', 'container'],
  ['rangée', 'صف', 'container'],
  ['questions', 'أسئلة', 'accordion'],
  ['image', 'صورة', 'image'],
  ['photo', 'صور', 'image'],
  ['carrousel', 'سلايدر', 'slides'],
  ['youtube', 'يوتيوب', 'video'],
  ['newsletter', 'نشرة', 'subscribe-form'],
  ['bannière', 'بانر', 'call-to-action'],
  ['whatsapp', 'واتساب', 'chat-button'],
  ['titre', 'عنوان', 'heading'],
  ['texte', 'نص', 'rich-text'],
  ['paragraphe', 'فقرة', 'rich-text'],
  ['liste', 'قائمة', 'icon-list'],
  ['lien', 'رابط', 'button'],
  ['appel à l’action', 'دعوة', 'call-to-action'],
  ['espace', 'مسافة', 'spacer'],
  ['trait', 'خط', 'divider'],
  ['témoignage', 'شهادة', 'quote'],
  ['équipe', 'فريق', 'author-box'],
  ['blog', 'مدونة', 'posts'],
  ['contact', 'تواصل', 'form'],
  ['carte', 'خريطة', 'map'],
  ['vidéo', 'فيديو', 'video'],
  ['code', 'كود', 'html'],
  ['tarifs', 'أسعار', 'price-table'],
  ['statistiques', 'إحصائيات', 'counter'],
  ['réseaux', 'مشاركة', 'share-buttons'],
  ['itinéraire', 'برنامج', 'itinerary'],
  ['calendrier', 'تقويم', 'departures'],
  ['avis', 'آراء', 'reviews'],
  ['galerie', 'معرض', 'gallery'],
  ['bouton', 'زر', 'button'],
])('“%s” and “%s” find %s', (french, arabic, slug) => {
  expect(found(french)).toContain(slug);
  expect(found(arabic)).toContain(slug);
});

test('the label’s own word comes before everyday words', () => {
  expect(found('video')[0]).toBe('video');
  expect(found('map')[0]).toBe('map');
  expect(found('zebra like it')).toEqual([]);
});

test.each([
  ['list of tours', 'listing'],
  ['a carousel of pictures', 'image-carousel'],
  ['frequently asked questions', 'accordion'],
  ['formulaire de contact', 'form'],
])('of a sentence, “%s”, the telling words are enough to find %s', (query, slug) => {
  expect(found(query)).toContain(slug);
});
