import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { t } from '../../shared/studioWords/t.ts';
import { readFilm } from '../video/film/readFilm.ts';
import { readTime } from '../video/film/readTime.ts';
import { FILM_RATIOS } from '../video/ratios.ts';
import { isPlaylistName } from './playlistName.ts';

/** Placeholder origin, for validating the form of a URL. */
const ANY_SITE = 'https://site.invalid';

/** Whether a URL is a video of one of the two services. */
function isHosted(value: unknown): boolean {
  const film = readFilm(value, ANY_SITE);
  return film !== undefined && film.kind !== 'file';
}

export const videoPlaylistBlock = defineBlock(
  {
    slug: 'video-playlist',
    interfaceName: 'VideoPlaylistBlock',
    labels: { singular: 'Video playlist', plural: 'Video playlists' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true },
      {
        name: 'sections',
        type: 'array',
        label: 'Sections',
        labels: { singular: 'section', plural: 'sections' },
        fields: [
          { name: 'title', type: 'text', label: 'Title of the section', localized: true },
          {
            name: 'films',
            type: 'array',
            label: 'Films',
            labels: { singular: 'film', plural: 'films' },
            fields: [
              {
                name: 'address',
                type: 'text',
                label: 'Address at YouTube or Vimeo',
                required: true,
                validate: (value: unknown) =>
                  !value || isHosted(value) ? true : t('Paste the address of a film at YouTube or Vimeo.'),
              },
              { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
              {
                name: 'duration',
                type: 'text',
                label: 'How long it is',
                maxLength: 8,
                validate: (value: unknown) =>
                  !value || readTime(value) !== undefined ? true : t('Write a time such as 4:12.'),
                admin: { placeholder: '4:12' },
              },
              { name: 'poster', type: 'upload', relationTo: 'media', label: 'Picture' },
            ],
          },
        ],
      },
      {
        name: 'autoNext',
        type: 'checkbox',
        label: 'The next film begins when one has ended',
        defaultValue: true,
      },
      { name: 'privacy', type: 'checkbox', label: 'Without cookies of the service', defaultValue: true },
      {
        name: 'name',
        type: 'text',
        label: 'Name in addresses',
        maxLength: 40,
        validate: (value: unknown) =>
          !value || isPlaylistName(value) ? true : t('Write small letters, digits and hyphens, such as on-the-road.'),
        admin: {
          description: 'A link with ?playlist=name&video=… shows one of its films. Empty: the site chooses one.',
        },
      },
    ],
    style: [
      choice(
        'list',
        { end: 'Beside the player', below: 'Below the player' },
        { label: 'The list', defaultValue: 'end' },
      ),
      choice('ratio', Object.fromEntries(FILM_RATIOS.map((ratio) => [ratio, ratio.replace('/', ':')])), {
        label: 'Proportion',
        defaultValue: '16/9',
      }),
    ],
  },
  {
    group: 'Media',
    icon: 'list',
    words: 'youtube vimeo films list vidéos قائمة فيديو',
    // Free films of the Blender Foundation, as playable placeholders.
    starter: {
      title: sample('The name of the series'),
      sections: [
        {
          films: [
            {
              address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
              title: sample('The first film'),
              duration: '10:35',
            },
            {
              address: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
              title: sample('The second film'),
              duration: '14:48',
            },
          ],
        },
      ],
    },
  },
);
