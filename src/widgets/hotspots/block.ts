import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';
import { MIDDLE } from './constants.ts';

const percent = (name: string, label: string) => ({
  name,
  type: 'number' as const,
  label,
  min: 0,
  max: 100,
  defaultValue: MIDDLE,
  admin: { width: '30%' },
});

export const hotspotsBlock = defineBlock(
  {
    slug: 'hotspots',
    interfaceName: 'HotspotsBlock',
    labels: { singular: 'Hotspots', plural: 'Hotspots' },
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture or map', required: true },
      {
        name: 'spots',
        type: 'array',
        label: 'Spots',
        labels: { singular: 'spot', plural: 'spots' },
        minRows: 1,
        maxRows: 40,
        admin: { description: 'Numbered in this order, which is also that of the keyboard.' },
        fields: [
          { name: 'label', type: 'text', label: 'Name', localized: true, required: true, maxLength: 80 },
          { name: 'text', type: 'textarea', label: 'What there is to say', localized: true },
          {
            type: 'row',
            fields: [
              percent('x', 'Horizontal position, %'),
              choice(
                'fromX',
                { left: 'from the left', right: 'from the right' },
                { label: 'Measured', defaultValue: 'left', admin: { width: '20%' } },
              ),
              percent('y', 'Vertical position, %'),
              choice(
                'fromY',
                { top: 'from the top', bottom: 'from the bottom' },
                { label: 'Measured', defaultValue: 'top', admin: { width: '20%' } },
              ),
            ],
          },
          choice(
            'icon',
            { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
            { label: 'Icon', defaultValue: 'map-pin', admin: { description: 'Where spots are shown as icons.' } },
          ),
          {
            type: 'collapsible',
            label: 'Picture and link',
            admin: { initCollapsed: true },
            fields: [
              { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture above its text' },
              { name: 'linkLabel', type: 'text', label: 'Its link says', localized: true },
              linkField(),
            ],
          },
        ],
      },
      choice(
        'trigger',
        { hover: 'When it is pointed at', click: 'By a click', none: 'Not at all: a list stands below' },
        {
          label: 'A spot opens',
          defaultValue: 'click',
          admin: { description: 'On narrow screens and in print the list stands below in any case.' },
        },
      ),
    ],
    style: [
      choice(
        'sign',
        { dot: 'Dot', number: 'Number', icon: 'Icon', label: 'Name' },
        { label: 'Spots are shown as', defaultValue: 'number' },
      ),
      choice(
        'side',
        { top: 'Above', bottom: 'Below', start: 'Before it', end: 'After it' },
        {
          label: 'Text opens',
          defaultValue: 'top',
          admin: { description: 'On the other side where there is no room.' },
        },
      ),
      choice(
        'animation',
        { 'soft-beat': 'Soft beat', expand: 'Expanding ring', overlay: 'Glow', none: 'None' },
        {
          label: 'Movement',
          defaultValue: 'expand',
          admin: { description: 'A few seconds when the picture comes into view, then at rest.' },
        },
      ),
      { name: 'sequence', type: 'checkbox', label: 'Spots appear one after the other', defaultValue: false },
    ],
  },
  {
    group: 'Media',
    icon: 'crosshair',
    words: 'points picture map pins annotate points image نقاط',
    starter: { spots: [{ label: 'A place', text: sample('What travellers should know of it.'), x: 50, y: 50 }] },
  },
);
