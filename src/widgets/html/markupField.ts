import type { TextareaField } from 'payload';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

/** Custom HTML; sanitized on every save. Values that are not text are left for validation to reject. */
export const markupField: TextareaField = {
  name: 'html',
  type: 'textarea',
  label: 'HTML',
  localized: true,
  required: true,
  maxLength: 50_000,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? sanitizeMarkup(value) : value)],
  },
  admin: {
    rows: 12,
    description:
      'Texts, lists, tables, links, and pictures of this site. Scripts, styles, frames and forms are taken out when it is saved. Its headings are in no table of contents.',
  },
};
