import type { CheckboxField } from 'payload';
import { isPictureAddress } from '../../../shared/lightbox/imageLink.ts';

/**
 * A checkbox that keeps a link to a picture out of the lightbox. The form shows it only for such
 * a link.
 * @param addressOf the URL of the link beside it, if the link is of that kind
 */
export function skipLightboxField(addressOf: (siblings: Record<string, unknown>) => unknown): CheckboxField {
  return {
    name: 'skipLightbox',
    type: 'checkbox',
    label: 'Not in the lightbox',
    defaultValue: false,
    admin: {
      condition: (_, siblings) => isPictureAddress(String(addressOf(siblings ?? {}) || '')),
      description: 'The browser then shows the picture itself, alone.',
    },
  };
}
