import type { CheckboxFieldValidation, Tab } from 'payload';
import type { Form } from '../../../cms/payload-types.ts';
import { isMailAddress } from '../../../forms/isMailAddress.ts';
import { readForm } from '../../../forms/readForm.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

const NOBODY_TO_CONFIRM_TO = msg(
  'This form asks for no e-mail address, so nobody would be sent the confirmation. Add an “E-mail field”, or switch this off.',
);

/** Drafts are saved without validation, so that the field may be added later. */
const checkReply: CheckboxFieldValidation = (value, { data }) => {
  const { fields } = readForm((data as Partial<Form>).layout);
  return !value || fields.some(({ kind }) => kind === 'email') || t(NOBODY_TO_CONFIRM_TO);
};

/** Mails sent after a submission. */
export const mailTab: Tab = {
  label: 'Mail',
  fields: [
    {
      name: 'mail',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'to',
          type: 'text',
          hasMany: true,
          maxRows: 10,
          label: 'Notify by e-mail',
          validate: checkAddresses,
          admin: { description: 'Addresses; left empty: the one of the site.' },
        },
        {
          name: 'subject',
          type: 'text',
          label: 'Subject',
          localized: true,
          custom: { isForStaff: true },
          maxLength: 200,
          admin: {
            placeholder: 'Enquiry [reference]',
            description: '[reference], [tour] and [field name=…] are replaced by what was sent.',
          },
        },
        {
          name: 'reply',
          type: 'checkbox',
          label: 'Confirm it to the visitor by mail',
          defaultValue: false,
          validate: checkReply,
          admin: { description: 'Needs a field for an e-mail address.' },
        },
        {
          name: 'replySubject',
          type: 'text',
          label: 'Subject of the confirmation',
          localized: true,
          maxLength: 200,
          admin: { condition: (_, siblings) => siblings?.reply === true },
        },
        {
          name: 'replyText',
          type: 'textarea',
          label: 'Text of the confirmation',
          localized: true,
          admin: {
            condition: (_, siblings) => siblings?.reply === true,
            description:
              'In place of our words and of when you answer, so say that too. What was chosen follows by itself. What was typed does not: anybody’s address can be written into a form. Empty lines part paragraphs.',
          },
        },
      ],
    },
  ],
};

function checkAddresses(value: unknown): string | true {
  const wrong = [value ?? []].flat().find((address) => !isMailAddress(address));
  return wrong === undefined || t('“{text}” is no e-mail address.', { text: String(wrong).slice(0, 60) });
}
