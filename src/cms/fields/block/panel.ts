import type { Field, GroupField } from 'payload';
import { PANEL_SIDES, PANEL_SIZE_UNITS, type PanelSide } from '../../../shared/panels/panelLook.ts';
import { choice } from '../options.ts';

interface PanelFieldOptions {
  /** The sides on offer; the last one is the default. */
  sides: readonly PanelSide[];
  /** Further settings, besides side and size. */
  switches?: Field[];
  condition?: NonNullable<GroupField['admin']>['condition'];
}

/** Look of a panel: see shared/panels/panelLook.ts. */
export function panelField({ condition, sides, switches = [] }: PanelFieldOptions): GroupField {
  return {
    name: 'panel',
    type: 'group',
    label: 'Panel',
    admin: { ...(condition && { condition }) },
    fields: [
      choice('side', Object.fromEntries(sides.map((side) => [side, PANEL_SIDES[side]])), {
        label: 'Comes in from',
        defaultValue: sides.at(-1) as string,
        admin: { description: 'Left and right change places in languages that run from right to left.' },
      }),
      {
        type: 'row',
        fields: [
          {
            name: 'size',
            type: 'number',
            label: 'Width, or height at the top or bottom',
            min: 1,
            max: 2000,
            admin: { width: '60%', placeholder: 'As designed' },
          },
          choice('sizeUnit', PANEL_SIZE_UNITS, { label: 'Unit', defaultValue: 'px', admin: { width: '40%' } }),
        ],
      },
      ...switches,
    ],
  };
}

/** A panel's behaviours; all on by default. */
export const PANEL_SWITCHES: Field[] = [
  panelSwitch('overlay', 'Darken the page behind it'),
  panelSwitch('locksScroll', 'Keep the page behind it from scrolling'),
  panelSwitch('closeButton', 'Close button', 'Without it, Esc and a click beside the panel always close it.'),
  panelSwitch('closesOnOverlay', 'A click beside it closes it'),
  panelSwitch('closesOnEsc', 'Esc closes it'),
];

function panelSwitch(name: string, label: string, description?: string): Field {
  return {
    name,
    type: 'checkbox',
    label,
    defaultValue: true,
    ...(description && { admin: { description } }),
  };
}
