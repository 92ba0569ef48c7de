import type { GlobalConfig } from 'payload';
import { isEditor } from '../../../cms/access/roles.ts';
import { isMailAddress } from '../../../forms/isMailAddress.ts';
import { DEFAULT_ANSWER_HOURS, DEFAULT_KEEP_MONTHS } from '../../../forms/words.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { keepMonthsField } from './keepMonthsField.ts';

/** 30 days. */
const MAX_HOURS = 720;

/** Settings of the inbox: promised answer time, recipients, and retention. */
export const Inbox: GlobalConfig = {
  slug: 'inbox',
  label: 'Inbox settings',
  access: { read: isEditor, update: isEditor },
  admin: { group: 'Sales' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'promisedHours',
          type: 'number',
          label: 'Answer within, in hours',
          required: true,
          defaultValue: DEFAULT_ANSWER_HOURS,
          min: 1,
          max: MAX_HOURS,
          admin: { width: '50%', description: 'What your site promises. The inbox counts down to it.' },
        },
        {
          name: 'chatAccount',
          type: 'relationship',
          relationTo: 'chat-accounts',
          label: 'Count only the working hours of',
          admin: {
            width: '50%',
            description:
              'Hours count while this chat account is at work, in the time zone of the chat. Empty: every hour counts, nights and holidays too.',
          },
        },
      ],
    },
    {
      name: 'notify',
      type: 'text',
      hasMany: true,
      label: 'Who is told of new enquiries',
      validate: (value: unknown) => {
        const wrong = (Array.isArray(value) ? value : []).find(
          (each) => typeof each !== 'string' || !isMailAddress(each),
        );
        return (
          wrong === undefined ||
          t('“{text}” is no e-mail address. Write one such as {example}.', {
            text: String(wrong),
            example: 'hello@example.com',
          })
        );
      },
      admin: {
        description: 'E-mail addresses. A form that names others goes before this. Empty: the address of the site.',
      },
    },
    {
      ...keepMonthsField(
        'After this, enquiries and their files are erased. Empty: they are kept until somebody erases them.',
      ),
      defaultValue: DEFAULT_KEEP_MONTHS,
    },
  ],
};
