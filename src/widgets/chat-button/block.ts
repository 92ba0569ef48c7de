import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { colourField } from '../../cms/fields/colour.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { displayText } from '../../cms/fields/text/displayText.ts';
import { CHAT_DEFAULTS, INLINE_BUTTON_DEFAULTS } from '../../parts/chat/rules/chatDefaults.ts';

const showsName = (_: unknown, siblings: { showName?: boolean } | undefined) => siblings?.showName !== false;

export const chatButtonBlock = defineBlock(
  {
    slug: 'chat-button',
    interfaceName: 'ChatButtonBlock',
    labels: { singular: 'Chat button', plural: 'Chat buttons' },
    fields: [
      {
        name: 'account',
        type: 'relationship',
        relationTo: 'chat-accounts',
        label: 'Account',
        required: true,
        admin: { description: 'Need not be listed in the chat box. Its hours and texts are kept with it.' },
      },
      {
        name: 'showName',
        type: 'checkbox',
        label: 'Picture and name; without them the label stands alone',
        defaultValue: true,
      },
      displayText('name', {
        label: 'Name on this button',
        localized: true,
        admin: { ...shownAt(200), condition: showsName, description: 'Empty: the account’s.' },
      }),
      {
        name: 'avatar',
        type: 'upload',
        relationTo: 'media',
        label: 'Portrait on this button',
        admin: {
          ...shownAt(200),
          condition: showsName,
          description: 'Empty: the account’s, or that of the chat settings.',
        },
      },
    ],
    style: [
      {
        // Names of the spec.
        name: 'styles',
        type: 'group',
        label: false,
        admin: { hideGutter: true },
        fields: [
          displayText('label', { label: 'Label', localized: true, defaultValue: 'Need help? Chat with us' }),
          choice(
            'type',
            { round: 'Round', square: 'Square' },
            { label: 'Shape', defaultValue: INLINE_BUTTON_DEFAULTS.type },
          ),
          colourField({
            name: 'backgroundColor',
            label: 'Button',
            defaultValue: CHAT_DEFAULTS.styles.backgroundColor,
            against: 'textColor',
          }),
          colourField({
            name: 'textColor',
            label: 'Text on it',
            defaultValue: CHAT_DEFAULTS.styles.textColor,
            against: 'backgroundColor',
          }),
        ],
      },
    ],
  },
  {
    group: 'Actions',
    icon: 'message-circle',
    words: 'whatsapp messenger telegram chat discuter واتساب',
    standsInText: true,
  },
);
