import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { CHANNELS } from '../../parts/contact/rules/channels.ts';
import { contactLink, type StoredContact } from '../../parts/contact/rules/contactLink.ts';
import { t } from '../../shared/studioWords/t.ts';

type Row = StoredContact | undefined;

const isOneOf =
  (...names: string[]) =>
  (_: unknown, row: Row): boolean =>
    names.includes(row?.channel ?? '');

/** Validated with its row, since the valid values depend on the row's channel. */
function checkValue(value: unknown, options?: { siblingData?: unknown }): string | true {
  const row = options?.siblingData as Row;
  if (!row || contactLink({ ...row, value: String(value ?? '') })) return true;
  return t(
    'Nobody could be reached like this. Write a number with its country code, a name such as khettara, or an address that begins with https://.',
  );
}

const row: Field[] = [
  {
    type: 'row',
    fields: [
      choice('channel', Object.fromEntries(Object.entries(CHANNELS).map(([name, { label }]) => [name, label])), {
        label: 'Channel',
        defaultValue: 'phone',
        admin: { width: '50%' },
      }),
      {
        name: 'value',
        type: 'text',
        label: 'Number, name or address',
        required: true,
        validate: checkValue,
        admin: { width: '50%', placeholder: '+212 524 000 142' },
      },
    ],
  },
  {
    name: 'label',
    type: 'text',
    label: 'Words on it',
    localized: true,
    admin: { description: 'Empty: the name of the channel.' },
  },
  {
    name: 'subject',
    type: 'text',
    label: 'Subject to begin with',
    localized: true,
    admin: { condition: isOneOf('email') },
  },
  {
    name: 'message',
    type: 'textarea',
    label: 'Message to begin with',
    localized: true,
    admin: { condition: isOneOf('email', 'sms', 'whatsapp') },
  },
  choice(
    'viber',
    { chat: 'Opens a chat', add: 'Adds to the contacts', contact: 'Shows the contact' },
    { label: 'What it does', defaultValue: 'chat', admin: { condition: isOneOf('viber') } },
  ),
];

export const contactButtonsBlock = defineBlock(
  {
    slug: 'contact-buttons',
    interfaceName: 'ContactButtonsBlock',
    labels: { singular: 'Contact buttons', plural: 'Contact buttons' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Channels',
        labels: { singular: 'channel', plural: 'channels' },
        fields: row,
        admin: { description: 'How often each is used is counted, under Contact.' },
      },
      {
        name: 'title',
        type: 'text',
        label: 'Words before them',
        localized: true,
        admin: { description: 'Of a bar beside its buttons, of a corner on what opens it.' },
      },
    ],
    style: [
      choice(
        'look',
        { row: 'In a row', corner: 'In the corner of the window, folded', bar: 'A bar along the window’s lower edge' },
        {
          label: 'Look',
          defaultValue: 'row',
          admin: { description: 'For a corner or a bar on every page, put this into the footer’s template.' },
        },
      ),
      choice('show', { both: 'Sign and words', icon: 'Sign', text: 'Words' }, { label: 'Show', defaultValue: 'both' }),
    ],
  },
  {
    group: 'Social',
    icon: 'contact',
    words: 'whatsapp phone email call contact téléphone appeler واتساب هاتف',
    starter: {
      items: [
        { channel: 'phone', value: '+212 524 000 142', label: 'Call the office' },
        { channel: 'email', value: 'hello@khettara.example', label: 'Write to us' },
      ],
    },
  },
);
