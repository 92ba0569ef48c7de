import type { Field, GroupField } from 'payload';
import { choice } from '../../cms/fields/options.ts';
import { DEFAULT_SLIDES, MAX_SLIDES } from './rules/slidesShown.ts';
import { AUTOPLAY_SPEED_MS, SPEED_MS } from './settings.ts';

type Siblings = { autoplay?: boolean | null; slides_to_show?: number | null } | undefined;

const moves = (_: unknown, siblings: Siblings) => Boolean(siblings?.autoplay);

/**
 * Settings that all carousels share, in a group with the names of the spec.
 * @param slides default number of slides shown on a desktop
 */
export function carouselField(slides = DEFAULT_SLIDES): GroupField {
  return {
    name: 'carousel',
    // One type for all kinds; they differ in a default only.
    interfaceName: 'CarouselSettings',
    type: 'group',
    label: 'Carousel',
    fields: [...slidesFields(slides), ...movementFields(slides), ...controlFields],
  };
}

/** Settings of kinds that always show one slide. */
export function singleCarouselField(): GroupField {
  return carouselField(1);
}

function slidesFields(slides: number): Field[] {
  const count = (name: string, label: string, extra: object = {}): Field => ({
    name,
    type: 'number',
    label,
    min: 1,
    max: MAX_SLIDES,
    ...extra,
  });
  return [
    {
      type: 'row',
      fields: [
        count('slides_to_show', 'Slides seen at once', { defaultValue: slides, admin: { width: '34%' } }),
        count('slides_to_show_tablet', 'On tablets', {
          admin: { width: '33%', placeholder: slides === 1 ? '1' : '2' },
        }),
        count('slides_to_show_mobile', 'On phones', { admin: { width: '33%', placeholder: '1' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        count('slides_to_scroll', 'Slides passed at once', { defaultValue: 1, admin: { width: '50%' } }),
        {
          name: 'space_between',
          type: 'number',
          label: 'Space between, px',
          min: 0,
          max: 120,
          admin: { width: '50%', placeholder: slides === 1 ? '0' : '24' },
        },
      ],
    },
  ];
}

function movementFields(slides: number): Field[] {
  return [
    {
      name: 'infinite',
      type: 'checkbox',
      label: 'Endless loop',
      defaultValue: true,
      admin: { description: 'Without it, and with slides that slide, pages carry less script.' },
    },
    choice(
      'effect',
      { slide: 'Slide', fade: 'Fade into each other' },
      {
        label: 'Change of slides',
        defaultValue: 'slide',
        admin: { condition: (_, siblings) => (siblings?.slides_to_show ?? slides) === 1 },
      },
    ),
    {
      name: 'speed',
      type: 'number',
      label: 'Length of the change, in milliseconds',
      min: 0,
      max: 5000,
      defaultValue: SPEED_MS,
    },
    {
      name: 'autoplay',
      type: 'checkbox',
      label: 'Plays by itself',
      defaultValue: false,
      admin: {
        description:
          'Visitors can stop it by a button; it also stops when they use it, and never moves for those who asked for less motion.',
      },
    },
    {
      name: 'autoplay_speed',
      type: 'number',
      label: 'Each slide is shown for, in milliseconds',
      min: 1000,
      max: 60_000,
      defaultValue: AUTOPLAY_SPEED_MS,
      admin: { condition: moves },
    },
    {
      name: 'pause_on_hover',
      type: 'checkbox',
      label: 'Waits while the mouse is over it',
      defaultValue: true,
      admin: { condition: moves },
    },
    choice(
      'direction',
      { forward: 'To the next', backward: 'To the one before' },
      { label: 'Moves', defaultValue: 'forward', admin: { condition: moves } },
    ),
  ];
}

const controlFields: Field[] = [
  { name: 'arrows', type: 'checkbox', label: 'Arrows', defaultValue: true },
  choice(
    'pagination',
    { dots: 'Dots', fraction: 'Number: 2 / 5', progress: 'Line', none: 'None' },
    { label: 'Position shown as', defaultValue: 'dots' },
  ),
  {
    name: 'lazyload',
    type: 'checkbox',
    label: 'Fetch pictures when they come near',
    defaultValue: true,
    admin: { description: 'Those of the neighbour on either side are fetched ahead.' },
  },
];
