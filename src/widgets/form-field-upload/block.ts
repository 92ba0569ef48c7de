import { defineFormField } from '../../cms/fields/formField.ts';
import { choices } from '../../cms/fields/options.ts';
import { MAX_FILES, MAX_MEGABYTES } from '../../forms/readForm.ts';

const ACCEPTED = { images: 'Pictures', pdf: 'PDF', documents: 'Word, Excel and OpenDocument files' };

/** File upload field. */
export const formFieldUploadBlock = defineFormField({
  kind: 'upload',
  interfaceName: 'FormFieldUploadBlock',
  labels: ['Upload', 'Uploads'],
  icon: 'file-image',
  fields: [
    choices('accept', ACCEPTED, { label: 'Takes', defaultValue: ['images', 'pdf'] }),
    {
      type: 'row',
      fields: [
        {
          name: 'maxMegabytes',
          type: 'number',
          label: 'Largest file, in megabytes',
          min: 0.1,
          max: MAX_MEGABYTES,
          defaultValue: 5,
          admin: { width: '50%' },
        },
        {
          name: 'maxFiles',
          type: 'number',
          label: 'Maximum number of files',
          min: 1,
          max: MAX_FILES,
          defaultValue: 1,
          admin: { width: '50%' },
        },
      ],
    },
  ],
  starter: { label: 'Something to show us?', maxFiles: 3 },
});
