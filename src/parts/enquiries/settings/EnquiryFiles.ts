import type { CollectionConfig } from 'payload';
import { isSeller } from '../../../cms/access/roles.ts';
import { ENQUIRIES, ENQUIRY_FILES } from '../../../forms/words.ts';

/** Files of enquiries. Their contents are stored apart from media, and never rendered in a page. */
export const EnquiryFiles: CollectionConfig = {
  slug: ENQUIRY_FILES,
  labels: { singular: 'File', plural: 'Files' },
  access: { create: () => false, delete: () => false, read: isSeller, update: () => false },
  admin: { group: false, useAsTitle: 'name' },
  fields: [
    {
      name: 'enquiry',
      type: 'relationship',
      relationTo: ENQUIRIES,
      label: 'Enquiry',
      required: true,
      index: true,
    },
    { name: 'field', type: 'text', label: 'Field' },
    { name: 'name', type: 'text', label: 'Name', required: true },
    { name: 'type', type: 'text', label: 'File type', required: true },
    { name: 'size', type: 'number', label: 'Size in bytes', required: true, min: 0 },
    { name: 'key', type: 'text', label: 'Name in the storage', required: true, unique: true, index: true },
  ],
};
