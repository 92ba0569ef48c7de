import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { COUNTER_SECONDS } from './constants.ts';

/** Counter: a number that counts up when it is first visible. */
export const counterBlock = defineBlock(
  {
    slug: 'counter',
    interfaceName: 'CounterBlock',
    labels: { singular: 'Counter', plural: 'Counters' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'prefix', type: 'text', label: 'Before it', localized: true, admin: { width: '25%' } },
          { name: 'number', type: 'number', label: 'Number', required: true, admin: { width: '50%' } },
          { name: 'suffix', type: 'text', label: 'After it', localized: true, admin: { width: '25%' } },
        ],
      },
      { name: 'title', type: 'text', label: 'What it counts', localized: true },
      {
        type: 'row',
        fields: [
          { name: 'start', type: 'number', label: 'Counts from', defaultValue: 0, admin: { width: '34%' } },
          {
            name: 'duration',
            type: 'number',
            label: 'For, seconds',
            ...COUNTER_SECONDS,
            admin: { width: '33%', description: '0 stands still.' },
          },
          {
            name: 'decimals',
            type: 'number',
            label: 'Decimals',
            min: 0,
            max: 3,
            defaultValue: 0,
            admin: { width: '33%' },
          },
        ],
      },
      { name: 'separator', type: 'checkbox', label: 'Separate thousands, as in 1,000', defaultValue: true },
    ],
    style: [
      choice('look', { plain: 'Plain', ruled: 'Below a line' }, { label: 'Look', defaultValue: 'plain' }),
      choice('align', { start: 'Start', center: 'Centre', end: 'End' }, { label: 'Alignment', defaultValue: 'start' }),
    ],
  },
  {
    group: 'Facts',
    icon: 'hash',
    words: 'number statistics stats figures chiffres أرقام',
    starter: { number: 1200, suffix: 'km', title: 'on foot each year' },
    standsInText: true,
  },
);
