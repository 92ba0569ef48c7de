import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { validateAddress } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { timezoneField } from '../../cms/fields/timezone.ts';
import { wallClockField } from '../../cms/fields/wallClock.ts';
import { inDays } from './inDays.ts';
import { ENDS, EVERGREEN } from './units.ts';

interface Siblings {
  kind?: string | null;
  ends?: string[] | null;
}

const isKind = (kind: string) => (_: unknown, siblings: Siblings | undefined) => (siblings?.kind ?? 'due') === kind;
const atEnd = (end: string) => (_: unknown, siblings: Siblings | undefined) => Boolean(siblings?.ends?.includes(end));

const until: Field[] = [
  choice(
    'kind',
    { due: 'One moment, the same for everybody', evergreen: 'A time that begins with each visitor' },
    {
      label: 'Counts down to',
      defaultValue: 'due',
      admin: {
        description:
          'A time that begins anew for each visitor may only stand for something that really ends then for that visitor. To feign that an offer runs out is unlawful in the European Union and the United Kingdom.',
      },
    },
  ),
  {
    type: 'row',
    admin: { condition: isKind('due') },
    fields: [wallClockField('due', 'Until'), timezoneField('Time zone')],
  },
  {
    type: 'row',
    admin: { condition: isKind('evergreen') },
    fields: [
      {
        name: 'evergreenHours',
        type: 'number',
        label: 'Hours',
        min: 0,
        max: 999,
        defaultValue: EVERGREEN.hours,
        admin: { width: '50%', description: 'A visitor’s time begins anew when this is changed.' },
      },
      {
        name: 'evergreenMinutes',
        type: 'number',
        label: 'Minutes',
        min: 0,
        max: 59,
        defaultValue: EVERGREEN.minutes,
        admin: { width: '50%' },
      },
    ],
  },
];

const units: Field = {
  type: 'row',
  fields: (['Days', 'Hours', 'Minutes', 'Seconds'] as const).map((name) => ({
    name: `show${name}`,
    type: 'checkbox',
    label: name,
    defaultValue: true,
    admin: { width: '25%' },
  })),
};

const ends: Field[] = [
  {
    ...choice('ends', ENDS, { label: 'When the time is up', admin: { placeholder: 'It stays at nought' } }),
    hasMany: true,
  } as Field,
  { name: 'message', type: 'textarea', label: 'Message', localized: true, admin: { condition: atEnd('message') } },
  {
    name: 'redirect',
    type: 'text',
    label: 'Address to go to',
    validate: validateAddress,
    admin: {
      condition: atEnd('redirect'),
      description: 'Visitors are sent there once in a visit, never while you look at the page in the studio.',
    },
  },
];

/** The countdown to a moment. */
export const countdownBlock = defineBlock(
  {
    slug: 'countdown',
    interfaceName: 'CountdownBlock',
    labels: { singular: 'Countdown', plural: 'Countdowns' },
    fields: [
      { name: 'title', type: 'text', label: 'Words above it', localized: true },
      ...until,
      units,
      {
        name: 'showDue',
        type: 'checkbox',
        label: 'The date in words below it',
        defaultValue: true,
        admin: { condition: isKind('due'), description: 'Without script it is always shown.' },
      },
      ...ends,
    ],
    style: [
      choice(
        'look',
        { ruled: 'Large figures between lines', boxed: 'Figures in boxes', line: 'One line' },
        { label: 'Look', defaultValue: 'ruled' },
      ),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment', defaultValue: 'start' }),
    ],
  },
  {
    group: 'Facts',
    icon: 'timer',
    words: 'timer clock deadline offer compte à rebours عد تنازلي',
    starter: { title: 'The next journey sets out in', due: inDays(30, '08:00'), timezone: 'Africa/Casablanca' },
    standsInText: true,
  },
);
