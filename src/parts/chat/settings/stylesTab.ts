import type { Field, Tab } from 'payload';
import { colourField } from '../../../cms/fields/colour.ts';
import { displayText, displayTextarea } from '../../../cms/fields/text/displayText.ts';
import { CHAT_DEFAULTS } from '../rules/chatDefaults.ts';
import { onOff, row, rowWhere, size } from './styleFields.ts';

const DEFAULTS = CHAT_DEFAULTS.styles;

const EMPHASIS = 'Emphasis: <strong>important</strong>.';

/** Texts, sizes and colours of the button and the box. */
export const stylesTab: Tab = {
  label: 'Button and box',
  fields: [
    {
      name: 'styles',
      type: 'group',
      label: false,
      fields: [
        { type: 'collapsible', label: 'Button', fields: buttonFields() },
        { type: 'collapsible', label: 'Texts of the box', fields: textFields() },
        { type: 'collapsible', label: 'Colours and sizes', fields: sizeFields() },
      ],
    },
    {
      name: 'i18n',
      type: 'group',
      label: 'Status in words',
      fields: [row(statusField('online', 'Online'), statusField('offline', 'Offline'))],
    },
  ],
};

function buttonFields(): Field[] {
  return [
    row(
      {
        name: 'btnPosition',
        type: 'select',
        label: 'Corner',
        defaultValue: DEFAULTS.btnPosition,
        options: [
          { label: 'Bottom right', value: 'right' },
          { label: 'Bottom left', value: 'left' },
        ],
        admin: { width: '33%', isClearable: false },
      },
      size('btnBottomDistance', 'From the bottom, px', 0, 400),
    ),
    rowWhere(({ btnPosition }) => btnPosition !== 'left', size('btnRightDistance', 'From the right, px', 0, 400)),
    rowWhere(({ btnPosition }) => btnPosition === 'left', size('btnLeftDistance', 'From the left, px', 0, 400)),
    onOff('isShowBtnLabel', 'Show a label beside it'),
    rowWhere(
      ({ isShowBtnLabel }) => isShowBtnLabel !== false,
      displayText('btnLabel', {
        label: 'Label',
        localized: true,
        defaultValue: '<strong>Need help?</strong> Chat with us',
        admin: { width: '66%', description: EMPHASIS },
      }),
      size('btnLabelWidth', 'Width of the label, px', 40, 400),
    ),
  ];
}

function textFields(): Field[] {
  return [
    displayText('title', { label: 'Title', localized: true, required: true, defaultValue: DEFAULTS.title }),
    displayTextarea('description', {
      label: 'Description',
      localized: true,
      defaultValue: 'Choose who you would like to write to.',
      admin: { description: EMPHASIS },
    }),
    onOff('isShowResponseText', 'Show a notice below it'),
    displayTextarea('responseText', {
      label: 'Notice',
      localized: true,
      defaultValue: 'We usually answer within a few minutes.',
      admin: { condition: (_, styles) => styles?.isShowResponseText !== false },
    }),
    displayTextarea('gdprContent', {
      label: 'What visitors accept first',
      localized: true,
      defaultValue: 'I have read and accept the privacy policy.',
      admin: {
        description:
          'Stands beside a box to tick, where it is asked for (under “Accounts”). A link: <a href="/privacy/">privacy policy</a>.',
      },
    }),
    onOff('isShowPoweredBy', 'Show “Powered by Rihla” at the end'),
  ];
}

function sizeFields(): Field[] {
  return [
    row(
      colourField({
        name: 'backgroundColor',
        label: 'Button and head',
        defaultValue: DEFAULTS.backgroundColor,
        against: 'textColor',
      }),
      colourField({
        name: 'textColor',
        label: 'Text on them',
        defaultValue: DEFAULTS.textColor,
        against: 'backgroundColor',
      }),
    ),
    row(
      size('titleSize', 'Title, px', 10, 40),
      size('accountNameSize', 'Names, px', 10, 30),
      size('descriptionTextSize', 'Description, px', 10, 30),
      size('regularTextSize', 'Other text, px', 10, 30),
    ),
    onOff('isShowScroll', 'The list of accounts scrolls in itself'),
    rowWhere(({ isShowScroll }) => Boolean(isShowScroll), size('scrollHeight', 'Its height, px', 120, 1000)),
  ];
}

function statusField(name: string, defaultValue: string): Field {
  return {
    name,
    type: 'text',
    label: defaultValue,
    localized: true,
    required: true,
    defaultValue,
    admin: { width: '50%' },
  };
}
