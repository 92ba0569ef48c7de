import type { GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { OFFERS_KINDS } from '../../../cms/fields/link/documentLink.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';

/** Settings of copy protection (spec; decision 016 says what it leaves alone). */
export const CopyProtection: GlobalConfig = {
  slug: 'copy-protection',
  label: 'Copy protection',
  access: { read: isWriter, update: isEditor },
  admin: {
    group: 'Settings and people',
    description:
      'Slows down casual copying; it cannot prevent it, and it annoys travellers who only want to note an address. Off unless switched on. Forms, search, printing, and the site’s own copy and share buttons always work.',
  },
  hooks: { afterChange: [globalChanged] },
  fields: [
    { name: 'enabled', type: 'checkbox', label: 'Protect the content', defaultValue: false },
    {
      name: 'documents',
      type: 'select',
      hasMany: true,
      label: 'Where',
      custom: OFFERS_KINDS,
      options: [{ label: 'Lists and search results', value: 'archives' }],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'contextMenu',
          type: 'checkbox',
          label: 'Block the right mouse button',
          defaultValue: true,
          admin: { width: '33%' },
        },
        { name: 'dragging', type: 'checkbox', label: 'Block dragging', defaultValue: true, admin: { width: '33%' } },
        {
          name: 'shortcuts',
          type: 'checkbox',
          label: 'Block keyboard shortcuts',
          defaultValue: true,
          admin: {
            width: '33%',
            description: 'Save, select all, copy, cut, paste, view source, developer tools.',
          },
        },
      ],
    },
    {
      name: 'message',
      type: 'text',
      label: 'What the tooltip says',
      localized: true,
      maxLength: 120,
      admin: { description: 'Empty: “This content is protected.”' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sound',
          type: 'checkbox',
          label: 'Play a short, quiet sound',
          defaultValue: false,
          admin: { width: '33%' },
        },
        {
          name: 'replaceClipboard',
          type: 'checkbox',
          label: 'Put “Access Denied” into the clipboard',
          defaultValue: false,
          admin: { width: '66%', description: 'In place of what is copied or cut, by keys or from a menu.' },
        },
      ],
    },
  ],
};
