import type { CollectionConfig, TextareaField } from 'payload';
import { isEditor, isSeller } from '../../../cms/access/roles.ts';
import { withBlanks } from '../../../cms/fields/text/withBlanks.ts';
import { PLACEHOLDERS } from '../rules/fillTemplate.ts';

/** Reply templates; the inbox fills in the facts of the enquiry. */
export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  access: { create: isEditor, delete: isEditor, read: isSeller, update: isEditor },
  admin: {
    useAsTitle: 'name',
    group: 'Sales',
    defaultColumns: ['name', 'subject'],
    description: 'The inbox offers these when somebody writes a reply.',
  },
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 80,
      admin: { description: 'For editors alone.' },
    },
    {
      name: 'subject',
      type: 'text',
      label: 'Subject',
      localized: true,
      maxLength: 200,
      admin: { placeholder: 'Your tour: [tour] ([reference])' },
    },
    withBlanks<TextareaField>(
      {
        name: 'text',
        type: 'textarea',
        label: 'Text',
        localized: true,
        required: true,
        maxLength: 10_000,
        admin: { rows: 14, description: 'The buttons put in, in brackets, what the enquiry knows.' },
      },
      Object.fromEntries(Object.entries(PLACEHOLDERS).map(([name, meaning]) => [`[${name}]`, meaning])),
    ),
  ],
};
