import { msg } from '../../shared/studioWords/t.ts';
import { block, column, pair } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

const PLACES = [
  { name: 'Where it begins', x: 18, y: 34, label: 'below' },
  { name: 'A place on the way', x: 48, y: 58, label: 'above' },
  { name: 'Where it ends', x: 80, y: 44, label: 'below' },
] as const;

export const maps: readonly SectionData[] = [
  {
    id: 'map-route',
    label: msg('The way on a map'),
    group: 'Map',
    words: 'route places drawn carte itinéraire خريطة مسار',
    blocks: [
      pair(
        'The way on a map',
        '1-2',
        [
          column([
            block('heading', { text: sample('From where to where'), level: 'h2' }),
            block('rich-text', { content: samplePassage('How long the way is, and what changes along it.') }),
          ]),
          block('map', {
            title: 'The way of the journey',
            places: PLACES.map((place) => ({ ...place, name: sample(place.name) })),
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
  {
    id: 'map-office',
    label: msg('Where to find us'),
    group: 'Map',
    words: 'address office location google openstreetmap adresse plan عنوان موقع',
    blocks: [
      pair(
        'Where to find us',
        '1-1',
        [
          column([
            block('heading', { text: 'Where to find us', level: 'h2' }),
            block('rich-text', {
              content: samplePassage('Street and number', 'Town', 'How to get there from the station.'),
            }),
          ]),
          block('map', {
            source: 'openstreetmap',
            title: 'Where our office is',
            where: '31.6295, -7.9811',
            zoom: 13,
            height: 360,
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
];
