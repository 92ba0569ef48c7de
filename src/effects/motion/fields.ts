import type { Field, Option } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { deviceField } from '../deviceField.ts';
import { DIRECTIONS, type Direction, isMotion, MOTIONS, ORIGINS } from './motions.ts';

interface Row {
  effect?: unknown;
}

const isOn = (_: unknown, siblings: { motion?: unknown } | undefined): boolean =>
  Array.isArray(siblings?.motion) ? siblings.motion.length > 0 : Number(siblings?.motion) > 0;

const hasWay = (_: unknown, row: Row | undefined): boolean =>
  isMotion(row?.effect) && row.effect !== 'mouseTrack' && row.effect !== 'tilt';

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ label, value }));

function percentField(name: string, label: string): Field {
  return {
    name,
    type: 'number',
    label,
    min: 0,
    max: 100,
    admin: { condition: hasWay, placeholder: 'As usual' },
  };
}

/** Scroll and mouse motion of a block (spec); `amount` is the reference's speed or level. */
export const motionFields: Field[] = [
  {
    name: 'motion',
    type: 'array',
    interfaceName: 'Motions',
    label: 'Moves',
    labels: { singular: 'motion', plural: 'motions' },
    admin: { description: 'Visitors who prefer reduced motion see everything at rest, and so does this editor.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'effect',
            type: 'select',
            label: 'Motion',
            required: true,
            options: Object.entries(MOTIONS).map(([value, { label }]) => ({ label, value })),
            admin: { width: '50%' },
          },
          {
            name: 'direction',
            type: 'select',
            label: 'Direction',
            options: optionsOf(DIRECTIONS),
            filterOptions: ({ options, siblingData }) => {
              const { effect } = siblingData as Row;
              const fitting: readonly Direction[] = isMotion(effect) ? MOTIONS[effect].directions : [];
              return options.filter((option) => fitting.some((each) => each === nameOf(option)));
            },
            admin: { width: '50%', placeholder: 'As usual' },
          },
        ],
      },
      {
        name: 'amount',
        type: 'number',
        label: 'Speed or strength',
        min: -10,
        max: 15,
        validate: validateAmount,
        admin: { step: 0.1, placeholder: 'As usual' },
      },
      percentField('start', 'From, in %'),
      percentField('end', 'To, in %'),
      {
        name: 'target',
        type: 'select',
        label: 'What moves',
        options: [
          { label: 'The block', value: 'block' },
          { label: 'The picture behind it', value: 'background' },
        ],
        admin: { placeholder: 'The block' },
      },
    ],
  },
  deviceField('motion_on', isOn),
  {
    name: 'motion_range',
    type: 'select',
    label: 'Follows the scrolling of',
    options: [
      { label: 'The block through the window', value: 'viewport' },
      { label: 'The whole page', value: 'page' },
    ],
    admin: { condition: isOn, placeholder: 'The block through the window' },
  },
  {
    name: 'motion_origin',
    type: 'select',
    label: 'Fixed point',
    options: optionsOf(ORIGINS),
    admin: { condition: isOn, placeholder: 'Its middle' },
  },
];

function nameOf(option: Option): string {
  return typeof option === 'string' ? option : option.value;
}

/** Each motion has its own limits. */
function validateAmount(value: unknown, { siblingData }: { siblingData?: Row } = {}): string | true {
  const effect = siblingData?.effect;
  if (typeof value !== 'number' || !isMotion(effect)) return true;
  const { least, most } = MOTIONS[effect];
  return (value >= least && value <= most) || t('Write a number from {least} to {most}.', { least, most });
}
