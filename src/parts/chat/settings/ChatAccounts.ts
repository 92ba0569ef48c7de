import type { CollectionConfig, Field, TextareaField } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { shownAt } from '../../../cms/fields/pictureChooserFields.ts';
import { displayText } from '../../../cms/fields/text/displayText.ts';
import { withBlanks } from '../../../cms/fields/text/withBlanks.ts';
import { shownAs } from '../../../cms/hooks/touchedTags.ts';
import { translatable } from '../../../cms/translations/translatable.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { WEEKDAYS } from '../../../shared/time/workHours.ts';
import { ACCOUNT_DEFAULTS } from '../rules/chatDefaults.ts';
import { checkPhone } from '../rules/checkPhone.ts';
import { TIME_PLACEHOLDER } from '../rules/timeUntil.ts';
import { workHoursField } from './workHours.ts';

/** Placeholders of the predefined message, filled in from the page (`buildChatLink`). */
const PAGE_BLANKS = { '[njwa_page_title]': msg('Title of the page'), '[njwa_page_url]': msg('Address of the page') };

/** Chat accounts (spec, chat account). The spec's `accountId` is the row's id. */
export const ChatAccounts: CollectionConfig = translatable({
  slug: 'chat-accounts',
  labels: { singular: 'Chat account', plural: 'Chat accounts' },
  access: { create: isEditor, delete: isEditor, read: isWriter, update: isEditor },
  admin: {
    useAsTitle: 'accountName',
    group: 'Settings and people',
    defaultColumns: ['accountName', 'title', 'number'],
  },
  custom: shownAs({ everywhere: true }),
  fields: [
    {
      type: 'row',
      fields: [
        displayText('accountName', { label: 'Name', required: true, localized: true, admin: { width: '50%' } }),
        displayText('title', { label: 'Job title', localized: true, admin: { width: '50%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'number',
          type: 'text',
          label: 'Number or group invite link',
          required: true,
          validate: (value: unknown) => checkPhone(typeof value === 'string' ? value : undefined),
          admin: {
            width: '50%',
            placeholder: '+212 612 345 678',
            description: 'With the country code. Or the invitation into a group, as it was copied.',
          },
        },
        {
          name: 'avatar',
          type: 'upload',
          relationTo: 'media',
          label: 'Portrait',
          admin: { width: '50%', ...shownAt(200) },
        },
      ],
    },
    withBlanks<TextareaField>(
      {
        name: 'predefinedText',
        type: 'textarea',
        label: 'Message to begin with',
        localized: true,
        admin: {
          description:
            'Stands in the visitor’s message box. The buttons put in what is filled in by itself: of which page they wrote.',
        },
      },
      PAGE_BLANKS,
    ),
    {
      name: 'isAlwaysAvailable',
      type: 'checkbox',
      label: 'Always available',
      defaultValue: ACCOUNT_DEFAULTS.isAlwaysAvailable,
    },
    {
      name: 'daysOfWeekWorking',
      type: 'group',
      label: 'Working hours',
      admin: {
        condition: hasHours,
        description:
          'Times such as 09:00 and 17:30, in the time zone of the chat settings. A slot that ends before it starts goes on past midnight.',
      },
      fields: WEEKDAYS.map(dayField),
    },
    {
      type: 'row',
      admin: { condition: hasHours },
      fields: [
        withBlanks(
          displayText('willBeBackText', {
            label: 'Before the hours begin',
            localized: true,
            defaultValue: ACCOUNT_DEFAULTS.willBeBackText,
            admin: { width: '50%', description: 'Says when the person is back. The button puts in how long that is.' },
          }),
          { [TIME_PLACEHOLDER]: msg('Time until then') },
        ),
        displayText('dayOffsText', {
          label: 'After hours and on days off',
          localized: true,
          defaultValue: ACCOUNT_DEFAULTS.dayOffsText,
          admin: { width: '50%' },
        }),
      ],
    },
  ],
});

function hasHours(data: { isAlwaysAvailable?: boolean } | undefined): boolean {
  return !data?.isAlwaysAvailable;
}

function dayField(day: string): Field {
  return {
    name: day,
    type: 'group',
    admin: { className: 'rihla-day' },
    label: day[0]?.toUpperCase() + day.slice(1),
    fields: [
      { name: 'isWorkingOnDay', type: 'checkbox', label: 'Working', defaultValue: ACCOUNT_DEFAULTS.isWorkingOnDay },
      workHoursField(`chat_hours_${day}`),
    ],
  };
}
