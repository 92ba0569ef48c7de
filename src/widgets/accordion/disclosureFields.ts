import type { Field, TextField } from 'payload';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';
import { ICON_NAMES } from '../../shared/icons.ts';
import { t } from '../../shared/studioWords/t.ts';

/** Anchor: the fragment of the URL that leads to an item and opens it. */
const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: 'Address',
  validate: (value: unknown) =>
    !value || ANCHOR.test(String(value)) || t('Begin with a letter; then letters, digits, - and _ only.'),
  admin: { description: 'For links that open it: packing for #packing. Empty: made from the title.' },
};

const ANCHOR = /^[\p{L}][\p{L}\p{N}_-]*$/u;

const SIGNS = { plus: 'Plus and minus', chevron: 'Chevron', none: 'None' };
const LEVELS = { h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', p: 'No heading' };

/**
 * Item fields of accordions, toggles and tabs: title, content and anchor.
 * @param label of the list
 * @param singular label of one item
 */
export function disclosureItems(label = 'Items', singular = 'item'): Field {
  return {
    name: 'items',
    type: 'array',
    label,
    labels: { singular, plural: `${singular}s` },
    minRows: 1,
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
      choice(
        'icon',
        { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
        { label: 'Icon', defaultValue: 'none' },
      ),
      anchorField,
      slotField(),
    ],
  };
}

/** Marks the items as questions, for FAQ structured data in search results. */
export const faqField: Field = {
  name: 'isFaq',
  type: 'checkbox',
  label: 'These are questions and answers',
  defaultValue: false,
  admin: {
    description:
      'Tells search engines so. Only for questions that this site itself answers, and on one page of the site.',
  },
};

/** Style fields of the items. */
export function disclosureStyle(): Field[] {
  return [
    choice('look', { ruled: 'Between thin rules', boxed: 'In boxes' }, { label: 'Look', defaultValue: 'ruled' }),
    {
      type: 'row',
      fields: [
        choice('sign', SIGNS, { label: 'Sign', defaultValue: 'plus', admin: { width: '50%' } }),
        choice(
          'signSide',
          { start: 'Before the title', end: 'After it' },
          { label: 'Place of the sign', defaultValue: 'end', admin: { width: '50%' } },
        ),
      ],
    },
    choice('size', { m: 'Medium', l: 'Large' }, { label: 'Size of the titles', defaultValue: 'l' }),
  ];
}

/** Heading level of the titles. */
export const titleLevelField: Field = choice('level', LEVELS, {
  label: 'Level of the titles',
  defaultValue: 'h3',
  admin: { description: 'One below that of the heading above. Headings are in the table of contents.' },
});
