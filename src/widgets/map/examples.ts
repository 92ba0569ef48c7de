import type { Examples } from '../../render/samples/example.ts';
import { WELLS } from '../../render/samples/pictures.ts';

export const blockExamples: Examples<'map'> = {
  'the way of a journey, with what is at each stop': {
    block: {
      blockType: 'map',
      source: 'drawn',
      title: 'From snow to sand: nine days, 640 km, most of them by the water',
      places: [
        { name: 'Marrakech', note: 'Day 1. A riad by the Bab Doukkala.', x: 16, y: 34, label: 'above' },
        { name: 'Imlil', note: 'Days 2 and 3. Walking under Toubkal.', x: 24, y: 56, label: 'below' },
        { name: 'Aït Benhaddou', note: 'Day 4, over the Tizi n’Tichka.', x: 41, y: 50, label: 'above' },
        { name: 'Todra gorge', note: 'Days 5 and 6.', x: 64, y: 36, label: 'above' },
        { name: 'Tafilalt', note: 'Day 7. The wells of the khettara.', x: 79, y: 52, label: 'start' },
        { name: 'Erg Chebbi', note: 'Days 8 and 9. The camp in the dunes.', x: 88, y: 70, label: 'below' },
      ],
      route: 'curved',
      list: 'beside',
    },
  },
  'on a picture of the operator’s own, the list below': {
    block: {
      blockType: 'map',
      source: 'drawn',
      title: 'A khettara from its first well to the garden',
      picture: WELLS,
      places: [
        { name: 'The mother well', note: 'Thirty metres deep, dug first.', x: 51, y: 44, label: 'above' },
        {
          name: 'The row of shafts',
          note: 'One every twenty metres, to clean the tunnel.',
          x: 56,
          y: 66,
          label: 'end',
        },
        { name: 'The mouth', note: 'Where the water comes to light.', x: 36, y: 90, label: 'start' },
      ],
      route: 'straight',
      list: 'below',
    },
  },
  'places alone, named on the map': {
    block: {
      blockType: 'map',
      source: 'drawn',
      title: 'Where our camps stand',
      places: [
        { name: 'Erg Chigaga', x: 38, y: 66, label: 'below' },
        { name: 'Erg Chebbi', x: 78, y: 42, label: 'above' },
        { name: 'Zagora', x: 52, y: 38, label: 'start' },
      ],
      route: 'none',
      list: 'narrow',
    },
  },
  'from OpenStreetMap, once a visitor asks for it': {
    block: {
      blockType: 'map',
      source: 'openstreetmap',
      title: 'Our house in Merzouga',
      where: '31.0802, -4.0133',
      zoom: 13,
      height: 440,
    },
  },
  'from Google Maps, by an address': {
    block: {
      blockType: 'map',
      source: 'google-maps',
      title: 'The office in Marrakech, behind the Koutoubia',
      where: 'Avenue Mohammed V, Marrakech',
      zoom: 15,
      height: 380,
    },
  },
};
