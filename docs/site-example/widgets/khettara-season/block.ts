import { choice, defineBlock } from '#rihla/block';
import type { OwnBlock } from '#rihla/widget';

/** A block of this widget as it is stored. */
export interface KhettaraSeasonBlock extends OwnBlock {
  blockType: 'khettara-season';
  title?: string | null;
  /** Months from 1 to 12; a season may go over the turn of the year. */
  from?: number | null;
  to?: number | null;
  look?: 'row' | 'list' | null;
}

const MONTH = { type: 'number', min: 1, max: 12, admin: { width: '50%' } } as const;

/** The season: in which months a journey is at its best. */
export const khettaraSeasonBlock = defineBlock(
  {
    slug: 'khettara-season',
    labels: { singular: 'Season', plural: 'Seasons' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true },
      {
        type: 'row',
        fields: [
          { ...MONTH, name: 'from', label: 'First good month' },
          { ...MONTH, name: 'to', label: 'Last good month' },
        ],
      },
    ],
    style: [choice('look', { row: 'One row', list: 'One below another' }, { label: 'Look', defaultValue: 'row' })],
  },
  { group: 'Tours', icon: 'calendar', starter: { title: 'When to travel', from: 10, to: 4 } },
);
