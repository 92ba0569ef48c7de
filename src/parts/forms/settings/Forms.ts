import type { CollectionConfig } from 'payload';
import { editedAccess } from '../../../cms/access/documents.ts';
import { isForEditors } from '../../../cms/access/roles.ts';
import { changedByField } from '../../../cms/collections/changedBy.ts';
import { deleteComments } from '../../../cms/comments/commentRows.ts';
import { layoutField } from '../../../cms/fields/layout.ts';
import { previewUrl } from '../../../cms/fields/livePreview.ts';
import { documentVersions } from '../../../cms/fields/versions.ts';
import { shownAs } from '../../../cms/hooks/touchedTags.ts';
import { translatable } from '../../../cms/translations/translatable.ts';
import { FORMS } from '../../../forms/words.ts';
import { afterTab } from './afterTab.ts';
import { mailTab } from './mailTab.ts';
import { protectionTab } from './protectionTab.ts';

/** Forms: a layout whose fields are blocks among others. The widget “Form” shows them on pages. */
export const Forms: CollectionConfig = translatable({
  slug: FORMS,
  labels: { singular: 'Form', plural: 'Forms' },
  access: editedAccess,
  trash: true,
  versions: documentVersions,
  defaultPopulate: { title: true, _status: true },
  admin: {
    useAsTitle: 'title',
    group: 'Pages and articles',
    hidden: isForEditors,
    defaultColumns: ['title', 'isEnquiry', '_status', 'updatedAt'],
    preview: ({ id }) => previewUrl('collection', FORMS, id as number),
    description: 'What visitors fill in. Place one on a page with the widget “Form”.',
  },
  hooks: { afterDelete: [deleteComments] },
  custom: shownAs({ card: ['title'] }),
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      required: true,
      maxLength: 120,
      admin: {
        description:
          'For you, your inbox and your statistics. No page shows it, but it stands in its source: write nothing there that is for nobody else.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'submitLabel',
          type: 'text',
          label: 'On the button',
          localized: true,
          maxLength: 60,
          admin: { width: '50%', placeholder: 'Send' },
        },
        {
          name: 'isEnquiry',
          type: 'checkbox',
          label: 'What is sent is an enquiry',
          defaultValue: true,
          admin: {
            width: '50%',
            description: 'It stands among the enquiries, with a clock. Otherwise it is only kept.',
          },
        },
      ],
    },
    // Outside the tabs, as in popups: Payload unmounts hidden tabs.
    layoutField(),
    changedByField,
    { type: 'tabs', tabs: [afterTab, mailTab, protectionTab] },
  ],
});
