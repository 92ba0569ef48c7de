import type { Field, Tab } from 'payload';
import { CHAT_DEFAULTS } from '../../../shared/chat/chatDefaults.ts';
import { colourField } from '../../fields/colour.ts';
import { displayText, displayTextarea } from '../../fields/displayText.ts';

const DEFAULTS = CHAT_DEFAULTS.styles;

/** The spec has two names for one thing; `gdprStatus` is the switch, this one follows it (design.md, section 8.2). */
const isShowGDPR: Field = {
  name: 'isShowGDPR',
  type: 'checkbox',
  defaultValue: false,
  admin: { hidden: true },
  hooks: { beforeChange: [({ data }) => Boolean(data?.gdprStatus)] },
};

/** The texts, sizes and colours of the button and the box. */
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
        isShowGDPR,
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
    displayText('btnLabel', {
      label: 'Label beside the button',
      localized: true,
      defaultValue: '<strong>Need help?</strong> Chat with us',
    }),
    row(onOff('isShowBtnLabel', 'Show the label'), size('btnLabelWidth', 'Width of the label, px', 40, 400), {
      name: 'btnPosition',
      type: 'select',
      label: 'Corner',
      defaultValue: DEFAULTS.btnPosition,
      options: [
        { label: 'Bottom right', value: 'right' },
        { label: 'Bottom left', value: 'left' },
      ],
      admin: { width: '33%' },
    }),
    row(
      size('btnRightDistance', 'From the right, px', 0, 400),
      size('btnLeftDistance', 'From the left, px', 0, 400),
      size('btnBottomDistance', 'From the bottom, px', 0, 400),
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
    }),
    displayTextarea('responseText', {
      label: 'Notice',
      localized: true,
      defaultValue: 'We usually answer within a few minutes.',
    }),
    row(onOff('isShowResponseText', 'Show the notice'), onOff('isShowPoweredBy', 'Show the credit')),
    displayTextarea('gdprContent', {
      label: 'What visitors accept first',
      localized: true,
      defaultValue: 'I have read and accept the privacy policy.',
      admin: { description: 'Stands beside a box to tick when consent is asked for. Link your privacy policy.' },
    }),
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
    ),
    row(
      size('regularTextSize', 'Other text, px', 10, 30),
      onOff('isShowScroll', 'The list scrolls'),
      size('scrollHeight', 'Height of the list, px', 120, 1000),
    ),
  ];
}

function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

function onOff(name: keyof typeof DEFAULTS, label: string): Field {
  return { name, type: 'checkbox', label, defaultValue: DEFAULTS[name], admin: { width: '33%' } };
}

function size(name: keyof typeof DEFAULTS, label: string, min: number, max: number): Field {
  return {
    name,
    type: 'number',
    label,
    min,
    max,
    required: true,
    defaultValue: DEFAULTS[name],
    admin: { width: '33%' },
  };
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
