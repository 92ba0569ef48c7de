import type { CollectionConfig, PayloadRequest } from 'payload';
import { canonicalPath } from '../../shared/urls.ts';
import { isEditor, isWriter } from '../access/roles.ts';
import { choice } from '../fields/options.ts';
import { freeOnCopy, withNumber } from '../fields/path/freeOnCopy.ts';
import { refuseRedirectLoop } from '../hooks/refuseRedirectLoop.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { checkFrom } from './redirects/checkFrom.ts';
import { checkTo } from './redirects/checkTo.ts';

/**
 * Redirects. A document always wins over a redirect from its path.
 * @param publicUrl origin of the site; targets may be written with it
 */
export const createRedirects = (publicUrl: string): CollectionConfig => ({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: isEditor, delete: isEditor, read: isWriter, update: isEditor },
  admin: { useAsTitle: 'from', group: 'Settings and people', defaultColumns: ['from', 'to', 'status', 'updatedAt'] },
  custom: shownAs({ address: ['from', 'to', 'status'] }),
  hooks: { beforeChange: [refuseRedirectLoop(publicUrl)] },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? (canonicalPath(value) ?? value) : value)],
        beforeDuplicate: [freeOnCopy(withNumber)],
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => checkFrom(String(value ?? ''), req),
    },
    {
      name: 'to',
      type: 'text',
      label: 'Leads to',
      validate: (value: unknown, { siblingData }: { siblingData: { status?: string } }) =>
        siblingData.status === '410' || checkTo(value),
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
});
