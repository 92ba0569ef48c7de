import type { GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import type { Numbering } from '../../../shared/outline/toc.ts';

/** Kinds of numbering. */
const NUMBERS: Record<Numbering, string> = {
  none: 'None',
  decimal: '1, 1.1, 1.1.1',
  alpha: 'a, a.a, a.a.a',
  roman: 'i, i.i, i.i.i',
  'arabic-indic': '١, ١.١, ١.١.١',
};

/** Settings of tables of contents (spec); names with an underscore are the spec's own. */
export const Toc: GlobalConfig = {
  slug: 'toc',
  label: 'Table of contents',
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Look' },
  hooks: { afterChange: [globalChanged] },
  fields: [
    { name: 'title', type: 'text', label: 'Title', localized: true, admin: { description: 'Empty: “On this page”.' } },
    {
      type: 'row',
      fields: [
        {
          name: 'levels',
          type: 'select',
          hasMany: true,
          label: 'Headings listed',
          defaultValue: ['2', '3', '4'],
          options: ['2', '3', '4', '5', '6'].map((level) => ({ label: `H${level}`, value: level })),
          admin: { width: '50%' },
        },
        {
          name: 'maxDepth',
          type: 'number',
          label: 'Levels shown',
          min: 1,
          max: 5,
          defaultValue: 3,
          admin: { width: '25%' },
        },
        {
          name: 'minHeadings',
          type: 'number',
          label: 'Show from this many headings',
          min: 1,
          max: 20,
          defaultValue: 2,
          admin: { width: '25%' },
        },
      ],
    },
    {
      name: 'exclude',
      type: 'textarea',
      label: 'Headings left out',
      localized: true,
      admin: { description: 'One per line; * stands for any words, such as: Day *' },
    },
    {
      type: 'row',
      fields: [
        choice('numbering', NUMBERS, { label: 'Numbers', defaultValue: 'none', admin: { width: '50%' } }),
        {
          name: 'visibleLinks',
          type: 'number',
          label: 'Links before “more”, 0 for all',
          min: 0,
          max: 50,
          defaultValue: 0,
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'visibility_hide_by_default',
          type: 'checkbox',
          label: 'Hidden at first',
          defaultValue: true,
          admin: { width: '50%' },
        },
        {
          name: 'visibility_hide_by_device',
          type: 'select',
          hasMany: true,
          label: 'Hidden at first on',
          defaultValue: ['mobile', 'tablet', 'desktop'],
          options: ['mobile', 'tablet', 'desktop'].map((value) => ({
            label: value[0]?.toUpperCase() + value.slice(1),
            value,
          })),
          admin: { width: '50%', condition: (data) => Boolean(data?.visibility_hide_by_default) },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'smoothScroll',
          type: 'checkbox',
          label: 'Scroll smoothly',
          defaultValue: true,
          admin: { width: '50%' },
        },
        {
          name: 'scrollOffset',
          type: 'number',
          label: 'Space above a section after a jump, px',
          min: 0,
          max: 400,
          defaultValue: 30,
          admin: { width: '50%', description: 'Counts when it is above 30; the header is added to it.' },
        },
      ],
    },
  ],
};
