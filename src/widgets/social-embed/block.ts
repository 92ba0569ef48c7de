import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { t } from '../../shared/studioWords/t.ts';
import { DEFAULT_HEIGHT, HEIGHT_LIMITS } from './embedHeight.ts';
import { readSocialPost } from './readSocialPost.ts';

export const socialEmbedBlock = defineBlock(
  {
    slug: 'social-embed',
    interfaceName: 'SocialEmbedBlock',
    labels: { singular: 'Social post', plural: 'Social posts' },
    fields: [
      {
        name: 'address',
        type: 'text',
        label: 'Address of the post',
        required: true,
        validate: (value: unknown) =>
          !value || readSocialPost(value, DEFAULT_HEIGHT)
            ? true
            : t('Paste the address of a page, post or film at Facebook, or of a post at Instagram, X or TikTok.'),
        admin: { description: 'A page, post or film at Facebook; a post at Instagram, X or TikTok.' },
      },
      {
        name: 'author',
        type: 'text',
        label: 'Who wrote it',
        localized: true,
        required: true,
      },
      { name: 'text', type: 'textarea', label: 'What it says', localized: true },
      { name: 'picture', type: 'upload', relationTo: 'media', label: 'Its picture' },
      { name: 'date', type: 'date', label: 'Its date', admin: { date: { pickerAppearance: 'dayOnly' } } },
      choice(
        'shows',
        { card: 'What is written here', live: 'And, for those who agree, the post itself' },
        {
          label: 'Visitors see',
          defaultValue: 'card',
          admin: {
            description:
              'What is written here is always there, also when the network shows nothing to those who are not signed in.',
          },
        },
      ),
    ],
    style: [
      {
        name: 'height',
        type: 'number',
        label: 'Height in px where the post itself can be shown',
        min: HEIGHT_LIMITS.least,
        max: HEIGHT_LIMITS.most,
        defaultValue: DEFAULT_HEIGHT,
        admin: { condition: (_, siblings) => siblings?.shows === 'live' },
      },
    ],
  },
  {
    group: 'Media',
    icon: 'share-2',
    words: 'facebook twitter x instagram tiktok post réseaux منشور',
    starter: {
      address: 'https://www.instagram.com/p/CxYz12abcDE/',
      author: sample('Who wrote the post'),
      text: sample('What the post says, in the words of whoever wrote it.'),
    },
    standsInText: true,
  },
);
