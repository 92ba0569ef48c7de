import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { LABEL_SIDES } from './drawn/readPlaces.ts';
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, readMapFrame } from './tiles/readMapFrame.ts';

type Siblings = { source?: string } | undefined;

const isDrawn = (_: unknown, siblings: Siblings) =>
  siblings?.source !== 'openstreetmap' && siblings?.source !== 'google-maps';
const isOfService = (_: unknown, siblings: Siblings) => !isDrawn(_, siblings);

const SIDES: Record<(typeof LABEL_SIDES)[number], string> = {
  end: 'Behind the mark',
  start: 'Before the mark',
  above: 'Above it',
  below: 'Below it',
};

function placeField(name: string, label: string) {
  return { name, type: 'number' as const, label, min: 0, max: 100, required: true, admin: { width: '25%' } };
}

export const mapBlock = defineBlock(
  {
    slug: 'map',
    interfaceName: 'MapBlock',
    labels: { singular: 'Map', plural: 'Maps' },
    fields: [
      choice(
        'source',
        { drawn: 'Drawn here', openstreetmap: 'From OpenStreetMap', 'google-maps': 'From Google Maps' },
        {
          label: 'The map is',
          defaultValue: 'drawn',
          admin: { description: 'A map of a service is shown only to visitors who have agreed to that.' },
        },
      ),
      { name: 'title', type: 'text', label: 'What the map shows', localized: true, required: true },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        label: 'Picture of the map',
        admin: { condition: isDrawn, description: 'Empty: a plain sheet, on which the route is what counts.' },
      },
      {
        name: 'places',
        type: 'array',
        label: 'Places on the map',
        labels: { singular: 'place', plural: 'places' },
        admin: { condition: isDrawn, description: 'In the order of the route.' },
        fields: [
          { name: 'name', type: 'text', label: 'Name', localized: true, required: true },
          { name: 'note', type: 'text', label: 'What is there', localized: true },
          {
            type: 'row',
            fields: [
              placeField('x', '% from the left'),
              placeField('y', '% from above'),
              choice('label', SIDES, { label: 'Position of its name', defaultValue: 'end', admin: { width: '50%' } }),
            ],
          },
        ],
      },
      {
        name: 'where',
        type: 'text',
        label: 'Where',
        admin: {
          condition: isOfService,
          description:
            'Coordinates such as 31.0802, -4.0133. For Google Maps also an address in words, or what “Embed a map” gives there (https://www.google.com/maps/embed?…).',
        },
        validate: (value: unknown, { siblingData }: { siblingData?: object } = {}) => {
          const { source } = (siblingData ?? {}) as { source?: string };
          if (!value || !source || source === 'drawn' || readMapFrame({ source, where: value })) return true;
          return source === 'openstreetmap'
            ? t('Write coordinates such as 31.0802, -4.0133.')
            : t('Write coordinates, an address in words, or paste what “Embed a map” gives.');
        },
      },
      {
        name: 'zoom',
        type: 'number',
        label: `How close, from ${MIN_ZOOM} (a continent) to ${MAX_ZOOM} (a street)`,
        min: MIN_ZOOM,
        max: MAX_ZOOM,
        defaultValue: DEFAULT_ZOOM,
        admin: { condition: isOfService },
      },
    ],
    style: [
      choice(
        'route',
        { curved: 'A bent line', straight: 'Straight lines', none: 'Nothing' },
        { label: 'The places are joined by', defaultValue: 'curved', admin: { condition: isDrawn } },
      ),
      choice(
        'list',
        { beside: 'Beside the map', below: 'Below the map', narrow: 'Only where the map is too narrow for names' },
        { label: 'The list of places', defaultValue: 'beside', admin: { condition: isDrawn } },
      ),
      {
        name: 'height',
        type: 'number',
        label: 'Height in px',
        min: 200,
        max: 900,
        defaultValue: 440,
        admin: { condition: isOfService },
      },
    ],
  },
  {
    group: 'Media',
    icon: 'map',
    words: 'google maps openstreetmap location address plan carte adresse خريطة',
    starter: {
      title: sample('The way of the journey'),
      places: [
        { name: sample('Where it begins'), x: 18, y: 34, label: 'below' },
        { name: 'On the way', x: 48, y: 58, label: 'above' },
        { name: sample('Where it ends'), x: 80, y: 44, label: 'below' },
      ],
    },
    standsInText: true,
  },
);
