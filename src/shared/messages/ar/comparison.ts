import type { comparison as English } from '../en/comparison.ts';
import type { TranslatedTexts } from '../forms.ts';

/** Arabic messages of the comparison's script, loaded on first use. */
export const comparison: TranslatedTexts<typeof English> = {
  'compare.added': 'أُضيفت «{title}» إلى المقارنة، والمجموع {count}.',
  'compare.clear': 'إزالة الكل',
  'compare.full': 'عدد الرحلات التي يمكن مقارنتها: {count}. أزيلوا واحدة أولًا.',
  'compare.panel': 'المقارنة',
  'compare.panelEmpty': 'لم تختاروا شيئًا بعد. ضعوا علامة «مقارنة» على بطاقة رحلة.',
  'compare.panelOne': 'اختاروا رحلة أخرى لتروا الفرق بينهما.',
  'compare.remove': 'إزالة: {title}',
  'compare.removed': 'لم تعد «{title}» ضمن المقارنة.',
  'compare.show': 'مقارنة جنبًا إلى جنب',
  'panel.close': 'إغلاق',
};
