import type { CollectionConfig, FieldHook } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { tSaid } from '../../shared/studioWords/tSaid.ts';
import { isAdmin } from '../access/roles.ts';
import { AUDIT_WORDS, UNLOCKED } from './auditWords.ts';

/** What the log records, and its words for admins. */
const AUDIT_ACTIONS = {
  'signed-in': 'Signed in',
  'signed-in-code': 'Signed in with the app’s code',
  'signed-in-recovery': 'Signed in with a recovery code',
  'signed-in-passkey': 'Signed in with a passkey',
  refused: 'Sign-in refused',
  'code-refused': 'Code of the second step refused',
  'passkey-refused': 'Passkey refused',
  'signed-out': 'Signed somebody out',
  'second-step-on': 'Turned the second step on',
  'second-step-off': 'Turned a second step off',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  exported: 'Exported',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Days for which a line is kept. */
export const AUDIT_DAYS = 90;

/** What is stored in place of a name or a network, in the studio's language. */
const sayStored: FieldHook = ({ value }) =>
  typeof value === 'string' ? tSaid(value, Object.values(AUDIT_WORDS)) : value;

/** Of exports what the file holds, which is marked where it is exported; else names, but for what the server did. */
const sayDetail: FieldHook = ({ siblingData, value }) => {
  if (typeof value !== 'string') return value;
  return siblingData?.action === 'exported' ? t(value) : tSaid(value, [UNLOCKED]);
};

/** Audit log of staff: sign-ins and exports. Only the server writes it, and nobody changes it; admins read it. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Sign-in or export', plural: 'Sign-ins and exports' },
  custom: { words: 'log audit security login history who exported' },
  access: { create: () => false, delete: () => false, read: isAdmin, update: () => false },
  admin: {
    group: 'Settings and people',
    useAsTitle: 'who',
    defaultColumns: ['at', 'who', 'action', 'detail', 'network', 'count'],
    listSearchableFields: ['who', 'detail', 'network'],
    description: `Who has signed in or was refused, and who has taken data out of the studio as a file. Kept for ${AUDIT_DAYS} days; nobody can change it. The same thing again within an hour is one line, with how often.`,
  },
  defaultSort: '-at',
  disableDuplicate: true,
  timestamps: false,
  fields: [
    {
      name: 'at',
      type: 'date',
      label: 'Last time',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'who', type: 'text', label: 'Who', required: true, hooks: { afterRead: [sayStored] } },
    { name: 'account', type: 'relationship', relationTo: 'users', label: 'Account' },
    {
      name: 'action',
      type: 'select',
      label: 'What',
      required: true,
      index: true,
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    },
    { name: 'detail', type: 'text', label: 'About', hooks: { afterRead: [sayDetail] } },
    { name: 'network', type: 'text', label: 'Network', hooks: { afterRead: [sayStored] } },
    { name: 'count', type: 'number', label: 'How often', required: true, defaultValue: 1 },
    // Unique key: all of it, and the hour.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  ],
};
