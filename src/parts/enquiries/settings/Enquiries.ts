import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload';
import { isAdmin, isSeller } from '../../../cms/access/roles.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { choice } from '../../../cms/fields/options.ts';
import { deleteOldMails } from '../../../cms/mail/queue/deleteOldMails.ts';
import { ENQUIRIES, ENQUIRY_MESSAGES, FORMS, SOURCES, STATUSES } from '../../../forms/words.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { fileEndpoints } from '../endpoints/fileEndpoints.ts';
import { inboxEndpoints } from '../endpoints/inboxEndpoints.ts';
import { removeFiles } from '../removeFiles.ts';
import { searchTextOf } from '../rules/searchText.ts';

/** Deletes messages, files and mails with the enquiry. */
const removeWhatHangsOnIt: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: TypedWhere<typeof ENQUIRY_MESSAGES> = { enquiry: { equals: Number(id) } };
  await req.payload.delete({ collection: ENQUIRY_MESSAGES, where, req });
  await removeFiles(req, Number(id));
  await deleteOldMails(req, `enquiry:${id}`);
};

/** Computes the search text from the row as it will be, so that erased data cannot be found. */
const computeSearchText: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  searchText: searchTextOf({ ...originalDoc, ...data }),
});

/** Enquiries of visitors, with everything they sent. Personal data: for editors, admins and booking staff only. */
export const Enquiries: CollectionConfig = {
  slug: ENQUIRIES,
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  // Created by the form endpoint only, never through the API.
  access: { create: () => false, delete: isAdmin, read: isSeller, update: isSeller },
  admin: {
    useAsTitle: 'reference',
    // The part has its own menu link in the studio.
    group: false,
    defaultColumns: ['reference', 'name', 'tourTitle', 'status', 'owner', 'receivedAt'],
  },
  defaultSort: '-receivedAt',
  hooks: { beforeChange: [computeSearchText], beforeDelete: [removeWhatHangsOnIt] },
  endpoints: [...fileEndpoints, ...inboxEndpoints],
  fields: [
    ...writtenFields(
      { name: 'reference', type: 'text', label: 'Reference', required: true, unique: true, index: true },
      // Idempotency key of the submission.
      { name: 'uuid', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
      { ...choice('source', SOURCES, { label: 'Comes from', required: true, defaultValue: 'form' }), index: true },
      { name: 'form', type: 'relationship', relationTo: FORMS, label: 'Form', index: true },
      { name: 'formTitle', type: 'text', label: 'Title of the form' },
      { name: 'isLead', type: 'checkbox', label: 'Counts as an enquiry', defaultValue: true, index: true },
      { name: 'answers', type: 'json', label: 'Answers' },
    ),
    { name: 'name', type: 'text', label: 'Name', index: true },
    { name: 'email', type: 'text', label: 'E-mail', index: true },
    { name: 'phone', type: 'text', label: 'Phone', index: true },
    { name: 'tour', type: 'relationship', relationTo: TOURS, label: 'Tour', index: true },
    { name: 'departure', type: 'relationship', relationTo: DEPARTURES, label: 'Departure' },
    { name: 'tourTitle', type: 'text', label: 'Tour, as it was called' },
    { name: 'dates', type: 'text', label: 'Dates' },
    { name: 'adults', type: 'number', label: 'Adults', min: 0 },
    { name: 'children', type: 'number', label: 'Children', min: 0 },
    ...writtenFields(
      { name: 'page', type: 'text', label: 'Sent from' },
      { name: 'pageTitle', type: 'text', label: 'Title of that page' },
      { name: 'campaign', type: 'json', label: 'Campaign' },
      { name: 'locale', type: 'text', label: 'Language' },
    ),
    ...writtenFields(
      // Changed by the inbox only, which checks the previous value.
      { ...choice('status', STATUSES, { label: 'Status', required: true, defaultValue: 'new' }), index: true },
      { name: 'owner', type: 'relationship', relationTo: 'users', label: 'Looked after by', index: true },
      // Recomputed on every change: all searchable text.
      { name: 'searchText', type: 'textarea', admin: { hidden: true } },
      { name: 'isSpam', type: 'checkbox', label: 'Spam', defaultValue: false, index: true },
      { name: 'spamReasons', type: 'json', label: 'Why it is spam' },
      { name: 'receivedAt', type: 'date', label: 'Received', required: true, index: true },
      { name: 'answerDue', type: 'date', label: 'Answer by', index: true },
      { name: 'firstAnsweredAt', type: 'date', label: 'First answered' },
      { name: 'consents', type: 'json', label: 'Consents' },
      { name: 'isErased', type: 'checkbox', label: 'Personal data erased', defaultValue: false },
    ),
  ],
};

/** Fields that only the server writes; read-only for staff. */
function writtenFields(...fields: Field[]): Field[] {
  return fields.map(
    (field) =>
      ({
        ...field,
        access: { create: () => false, update: () => false },
        admin: { ...field.admin, readOnly: true },
      }) as Field,
  );
}
