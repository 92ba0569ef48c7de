import type { CollectionConfig } from 'payload';
import { canonicalPath, isSafeHref } from '../../shared/urls.ts';
import { isEditor, isStaff } from '../access/roles.ts';
import { choice } from '../fields/options.ts';
import { refuseRedirectLoop } from '../hooks/refuseRedirectLoop.ts';
import { shownAs } from '../hooks/touchedTags.ts';

/** Addresses that lead elsewhere. A document always wins over a redirect from its address. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: isEditor, delete: isEditor, read: isStaff, update: isEditor },
  admin: { useAsTitle: 'from', group: 'Settings', defaultColumns: ['from', 'to', 'status', 'updatedAt'] },
  custom: shownAs({ address: ['from', 'to', 'status'] }),
  hooks: { beforeChange: [refuseRedirectLoop] },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (canonicalPath(value) ?? value) : value)] },
      validate: (value: unknown) =>
        (typeof value === 'string' && value.startsWith('/')) || 'Write a path such as /old-page/.',
    },
    {
      name: 'to',
      type: 'text',
      label: 'Leads to',
      validate: (value: unknown, { siblingData }: { siblingData: { status?: string } }) => {
        if (siblingData.status === '410') return true;
        return (
          (typeof value === 'string' && isSafeHref(value)) || 'Write a path such as /new-page/, or an https:// address.'
        );
      },
      admin: { condition: (_, siblings) => siblings?.status !== '410' },
    },
    choice(
      'status',
      { '301': 'Moved for good (301)', '302': 'Moved for now (302)', '410': 'Gone (410)' },
      {
        label: 'Kind',
        defaultValue: '301',
        required: true,
      },
    ),
  ],
};
