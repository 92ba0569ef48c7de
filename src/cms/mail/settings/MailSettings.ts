import type { GlobalConfig } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { isEditor, isWriter } from '../../access/roles.ts';
import { readAddress } from '../address/addresses.ts';

/** Default retention of mails, in months; the settings may change it. */
export const MAIL_MONTHS = 12;
const MAX_MONTHS = 120;

/** Mail settings: sender, signature, reply promise and retention of stored mails. */
export const MailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: 'E-mail',
  custom: { words: 'smtp sender signature' },
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Settings and people', description: 'What each letter says is edited under Letters, in the menu.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'senderName',
          type: 'text',
          label: 'Sender’s name',
          maxLength: 80,
          admin: {
            width: '50%',
            description: 'What stands beside each mail in a list of mails. Empty: the name of the site.',
          },
        },
        {
          name: 'senderAddress',
          type: 'text',
          label: 'Sender’s address',
          validate: checkAddress,
          admin: {
            width: '50%',
            description:
              'An address of your own domain, which your mail provider lets you send from; others take mail from elsewhere for junk. Empty: studio@ and the domain of the site.',
          },
        },
      ],
    },
    {
      name: 'replyPromise',
      type: 'textarea',
      label: 'When you answer',
      localized: true,
      maxLength: 300,
      admin: {
        rows: 2,
        description:
          'Stands in the mail that confirms an enquiry, unless its form has a text of its own: “We answer within one working day, from our office in Zagora.”',
      },
    },
    {
      name: 'signature',
      type: 'textarea',
      label: 'Below every letter to travellers',
      localized: true,
      maxLength: 500,
      admin: {
        rows: 4,
        description: 'Such as: “With kind regards from Zagora”. In an answer, the name of whoever wrote it follows.',
      },
    },
    {
      name: 'keepMonths',
      type: 'number',
      label: 'Mails are kept for, months',
      defaultValue: MAIL_MONTHS,
      min: 1,
      max: MAX_MONTHS,
      admin: {
        width: '50%',
        description: 'Then the copies in the studio go. What travellers wrote stays with their enquiries.',
      },
    },
  ],
};

function checkAddress(value: unknown): true | string {
  if (value === undefined || value === null || value === '') return true;
  const address = readAddress(value);
  return address && !address.name
    ? true
    : t('Write one address alone, such as travel@khettara.example; the name has a field of its own.');
}
