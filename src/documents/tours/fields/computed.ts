import type { Field } from 'payload';
import { DURATION_BANDS, PRICE_BANDS } from '../../../tours/bands.ts';
import { MONTH_SLUGS } from '../../../tours/monthSlugs.ts';

const hidden = { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true } as const;

function options(bands: readonly { slug: string; title: string }[]) {
  return bands.map(({ slug, title }) => ({ value: slug, label: title }));
}

/** Computed fields for filters and lists; set on each save (`hooks/`), whatever is sent. */
export const computedFields: Field[] = [
  { name: 'durationBand', type: 'select', index: true, options: options(DURATION_BANDS), admin: hidden },
  { name: 'priceBand', type: 'select', index: true, options: options(PRICE_BANDS), admin: hidden },
  // An array in one JSON column, so that it can be written alone when a departure changes: a table of its own could
  // only be written with all others.
  {
    name: 'months',
    type: 'json',
    typescriptSchema: [() => ({ type: 'array', items: { type: 'string', enum: [...MONTH_SLUGS] } })],
    admin: hidden,
  },
];
