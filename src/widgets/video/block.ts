import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { t } from '../../shared/studioWords/t.ts';
import { readFilm } from './film/readFilm.ts';
import { readTime } from './film/readTime.ts';
import { FILM_RATIOS } from './ratios.ts';

/** Placeholder origin, for validating the form of a URL. */
const ANY_SITE = 'https://site.invalid';

/** Field of a video URL, validated while typing. */
function filmAddressField(): Field {
  return {
    name: 'address',
    type: 'text',
    label: 'Address of the film',
    required: true,
    validate: (value: unknown) =>
      !value || readFilm(value, ANY_SITE)
        ? true
        : t(
            'Paste the address of a film at YouTube or Vimeo, or of a file that ends in .mp4 or .webm: a path of this site, or one that begins with https://.',
          ),
    admin: {
      description:
        'Of a film at YouTube or Vimeo, in any form, or of a file: a path of this site, or https://, that ends in .mp4 or .webm.',
    },
  };
}

function momentField(name: string, label: string): Field {
  return {
    name,
    type: 'text',
    label,
    maxLength: 8,
    validate: (value: unknown) => (!value || readTime(value) !== undefined ? true : t('Write a time such as 1:30.')),
    admin: { width: '50%', placeholder: '1:30' },
  };
}

export const videoBlock = defineBlock(
  {
    slug: 'video',
    interfaceName: 'VideoBlock',
    labels: { singular: 'Video', plural: 'Videos' },
    fields: [
      filmAddressField(),
      { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
      {
        name: 'poster',
        type: 'upload',
        relationTo: 'media',
        label: 'Picture before it plays',
        admin: {
          description: 'Kept on this site, so that nothing is asked of anybody before a visitor plays the film.',
        },
      },
      { name: 'caption', type: 'text', label: 'Caption', localized: true },
      choice(
        'opens',
        { here: 'In its place', lightbox: 'Large, in the lightbox' },
        { label: 'It plays', defaultValue: 'here' },
      ),
      {
        type: 'collapsible',
        label: 'How it plays',
        admin: { initCollapsed: true },
        fields: [
          { type: 'row', fields: [momentField('start', 'Begins at'), momentField('end', 'Ends at')] },
          {
            name: 'autoplay',
            type: 'checkbox',
            label: 'Begins by itself, without sound, when it is seen',
            admin: {
              description:
                'Never for visitors who want less motion or save data; films of a service only for those who always allow it.',
            },
          },
          { name: 'mute', type: 'checkbox', label: 'Without sound at first' },
          { name: 'loop', type: 'checkbox', label: 'Again and again' },
          { name: 'controls', type: 'checkbox', label: 'With the player’s controls', defaultValue: true },
          {
            name: 'sticky',
            type: 'checkbox',
            label: 'Stays in a corner of the window when somebody scrolls on while it plays',
          },
          { name: 'privacy', type: 'checkbox', label: 'Without cookies of the service', defaultValue: true },
          { name: 'related', type: 'checkbox', label: 'YouTube may offer films of other people at the end' },
        ],
      },
      {
        type: 'collapsible',
        label: 'Subtitles',
        admin: { initCollapsed: true },
        fields: [
          {
            name: 'captions',
            type: 'text',
            label: 'Language in which captions are on from the beginning',
            maxLength: 8,
            admin: { description: 'Such as en or fr, where the film at YouTube or Vimeo has them.' },
          },
          {
            name: 'tracks',
            type: 'array',
            label: 'Captions of a file',
            labels: { singular: 'language', plural: 'languages' },
            fields: [
              {
                type: 'row',
                fields: [
                  {
                    name: 'file',
                    type: 'text',
                    label: 'Path of the .vtt file on this site',
                    required: true,
                    admin: { width: '50%' },
                  },
                  {
                    name: 'language',
                    type: 'text',
                    label: 'Language, such as en',
                    required: true,
                    maxLength: 8,
                    admin: { width: '25%' },
                  },
                  { name: 'label', type: 'text', label: 'Its name', maxLength: 40, admin: { width: '25%' } },
                ],
              },
            ],
          },
        ],
      },
    ],
    style: [
      choice('ratio', Object.fromEntries(FILM_RATIOS.map((ratio) => [ratio, ratio.replace('/', ':')])), {
        label: 'Proportion',
        defaultValue: '16/9',
      }),
    ],
  },
  {
    group: 'Media',
    icon: 'play',
    words: 'youtube vimeo film movie mp4 vidéo فيديو',
    // A free film of the Blender Foundation, as a playable placeholder.
    starter: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'What the film shows' },
    standsInText: true,
  },
);
