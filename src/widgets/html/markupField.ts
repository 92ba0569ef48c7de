import type { TextareaField } from 'payload';
import { sanitizeInWorker } from './sanitizeInWorker.ts';
import { MAX_MARKUP } from './sanitizeMarkup.ts';

/** Custom HTML; sanitized on every save. What is no text, or too long, is left for validation to reject. */
export const markupField: TextareaField = {
  name: 'html',
  type: 'textarea',
  label: 'HTML',
  localized: true,
  required: true,
  maxLength: MAX_MARKUP,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' && value.length <= MAX_MARKUP ? sanitizeInWorker(value) : value),
    ],
  },
  admin: {
    rows: 12,
    description:
      'Texts, lists, tables, links, and pictures of this site. Scripts, styles, frames and forms are taken out when it is saved. Its headings are in no table of contents.',
  },
};
