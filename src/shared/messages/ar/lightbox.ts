import type { lightbox as English } from '../en/lightbox.ts';
import type { TranslatedTexts } from '../forms.ts';

/** Arabic messages of the lightbox, loaded when a picture is opened. */
export const lightbox: TranslatedTexts<typeof English> = {
  'lightbox.close': 'إغلاق',
  'lightbox.copied': 'تم النسخ!',
  'lightbox.copy': 'نسخ الرابط',
  'lightbox.copyFailed': 'تعذّر النسخ',
  'lightbox.download': 'حفظ الصورة',
  'lightbox.elsewhere': 'فتح في علامة تبويب جديدة: {title}',
  'lightbox.email': 'البريد الإلكتروني',
  'lightbox.enterFullscreen': 'ملء الشاشة',
  'lightbox.exitFullscreen': 'الخروج من ملء الشاشة',
  'lightbox.gallery': 'صور',
  'lightbox.missing': 'تعذّر تحميل هذه الصورة.',
  'lightbox.next': 'التالية',
  'lightbox.of': '{index} من {total}',
  'lightbox.picture': 'صورة',
  'lightbox.play': 'تشغيل: {title}',
  'lightbox.previous': 'السابقة',
  'lightbox.share': 'مشاركة الصورة',
  'lightbox.shareOn': 'مشاركة عبر {network} (في نافذة جديدة)',
  'lightbox.zoomIn': 'تكبير',
  'lightbox.zoomOut': 'تصغير',
};
