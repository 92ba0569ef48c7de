import { normalizeText } from '../../shared/text/normalizeText.ts';

/** What people say in French and in Arabic, by the English word that blocks and sections have. Fetched with the palette. */
const IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  hero: ['en-tête', 'héros', 'accroche', 'هيرو', 'واجهة'],
  row: ['rangée', 'صف'],
  slider: ['carrousel', 'سلايدر'],
  youtube: ['يوتيوب'],
  banner: ['بانر', 'لافتة'],
  link: ['رابط'],
  cta: ['appel à l’action', 'دعوة'],
  line: ['trait', 'خط'],
  testimonial: ['شهادة'],
  team: ['فريق'],
  blog: ['مدونة'],
  contact: ['اتصال', 'تواصل'],
  code: ['كود', 'رمز'],
  pricing: ['tarifs', 'prix', 'أسعار'],
  stats: ['statistiques', 'إحصائيات'],
  social: ['réseaux'],
  itinerary: ['itinéraire', 'مسار'],
  calendar: ['تقويم'],
  reviews: ['آراء'],
};

const NORMALIZED = Object.entries(IN_ENGLISH).map(([english, words]) => [english, words.map(normalizeText)] as const);

/** Letters from which on the beginning of a word is enough. */
const ENOUGH = 3;

/** A normalized search text, and the English words for it. */
export function meaningsOf(typed: string): string[] {
  const means = (word: string) => word === typed || (typed.length >= ENOUGH && word.startsWith(typed));
  return [typed, ...NORMALIZED.flatMap(([english, words]) => (words.some(means) ? english : []))];
}
