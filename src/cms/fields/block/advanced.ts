import type { Field, GroupField, RelationshipField, SelectField } from 'payload';
import { effectFields } from '../../../effects/index.ts';
import { BOX_CHOICES } from '../../../shared/boxStyle.ts';
import { SAVED_STYLES } from '../../../shared/layouts/savedStyle.ts';
import { structureRights } from '../../../shared/layouts/structure.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { DEVICES, SPACE_STEPS } from '../../../shared/style.ts';
import { capitalize } from '../../../shared/text/capitalize.ts';
import { choice } from '../options.ts';
import { perDevice } from './perDevice.ts';

/** Labels of the spacing scale; the values are the steps of `--space-N` in `styles/tokens.css`. */
const SPACE_LABELS = [
  'None',
  '1 · hair',
  '2 · tiny',
  '3 · small',
  '4 · text',
  '5 · block',
  '6 · group',
  '7 · section',
  '8 · chapter',
  '9 · page',
];

/** A select over the spacing scale. */
export function spaceField(name: string, label: string): SelectField {
  return {
    name,
    type: 'select',
    label,
    options: SPACE_STEPS.map((step) => ({ label: SPACE_LABELS[Number(step)] ?? step, value: step })),
    admin: { placeholder: 'As designed', width: '50%' },
  };
}

/** The choices of a block's box, in steps of the theme. */
const boxFields = Object.entries(BOX_CHOICES).map(([name, { label, steps }]) =>
  choice(name, Object.fromEntries(Object.entries(steps).map(([step, { label }]) => [step, label])), {
    label,
    admin: { placeholder: 'As designed', width: '50%' },
  }),
);

/** Settings of all blocks that a saved style bundles; their paths are `STYLE_PATHS`. */
export const styleFields: Field[] = [
  row([perDevice(spaceField('marginStart', 'Space above')), perDevice(spaceField('marginEnd', 'Space below'))]),
  row([
    perDevice(spaceField('paddingStart', 'Inner space, top')),
    perDevice(spaceField('paddingEnd', 'Inner space, bottom')),
  ]),
  perDevice(spaceField('paddingInline', 'Inner space, sides')),
  {
    name: 'hideOn',
    type: 'select',
    hasMany: true,
    label: 'Hide on',
    options: DEVICES.map((device) => ({ label: capitalize(device), value: device })),
  },
  { type: 'collapsible', label: 'Box', admin: { initCollapsed: true }, fields: [{ type: 'row', fields: boxFields }] },
];

const savedStyleField: RelationshipField = {
  name: 'savedStyle',
  type: 'relationship',
  relationTo: SAVED_STYLES,
  label: 'Saved style',
  admin: {
    description: 'Settings with a name, changed once for all blocks that have it. What is set below holds before it.',
  },
};

/** The settings group that every widget shares, including the options of each effect (`src/effects/`). */
export const advancedField: GroupField = {
  name: 'advanced',
  interfaceName: 'Advanced',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    savedStyleField,
    ...styleFields,
    {
      name: 'htmlId',
      type: 'text',
      label: 'Id',
      validate: validateHtmlId,
      admin: { description: 'For links to this place, such as #dates.' },
    },
    {
      name: 'classes',
      type: 'text',
      label: 'Classes',
      validate: validateClasses,
      admin: { description: 'Separated by spaces.' },
    },
    {
      name: 'keepsStructure',
      type: 'checkbox',
      label: 'Structure stays',
      admin: {
        condition: (_data, _siblings, { user }) => structureRights(user).mayRelease,
        description: 'This block and those in it are not moved or removed, and none is added.',
      },
    },
    ...effectFields.map(
      ({ fields, label }): Field => ({ type: 'collapsible', label, admin: { initCollapsed: true }, fields }),
    ),
  ],
};

function row(fields: Field[]): Field {
  return { type: 'row', fields };
}

function validateHtmlId(value: unknown): string | true {
  if (!value || /^[\p{L}][\p{L}\p{N}_-]*$/u.test(String(value))) return true;
  return t('Begin with a letter; then letters, digits, - and _ only.');
}

function validateClasses(value: unknown): string | true {
  if (!value || /^[A-Za-z_-][\w-]*( +[A-Za-z_-][\w-]*)*$/.test(String(value).trim())) return true;
  return t('Write class names separated by spaces, such as: wide quiet.');
}
