import type { Field } from 'payload';
import { devicePictureFields, focusField } from '../../../cms/fields/block/devicePictures.ts';
import { choice } from '../../../cms/fields/options.ts';
import { shownAt } from '../../../cms/fields/pictureChooserFields.ts';
import {
  FADES,
  GRADIENT_FORMS,
  PICTURE_ATTACHMENTS,
  PICTURE_FITS,
  SLIDE_EFFECTS,
  SLIDE_SECONDS,
} from './backgroundChoices.ts';
import { checkFilmAddress } from './filmOf.ts';

/** Theme colours as options of a required field. */
export const THEME_COLOURS = {
  sand: 'Sand',
  ink: 'Ink',
  brand: 'Brand',
  accent: 'Accent',
  saffron: 'Saffron',
  paper: 'Paper',
};
const COLOURS = { none: 'None', ...THEME_COLOURS };

const hasPicture = (_: unknown, siblings: { backgroundImage?: unknown } | undefined) =>
  Boolean(siblings?.backgroundImage);
const hasGradient = (_: unknown, siblings: { gradientColour?: string | null } | undefined) =>
  (siblings?.gradientColour ?? 'none') !== 'none';

const colour: Field[] = [
  choice('backgroundColour', COLOURS, { label: 'Background', defaultValue: 'none' }),
  {
    type: 'row',
    fields: [
      choice(
        'pattern',
        { none: 'None', zellige: 'Zellige' },
        { label: 'Pattern', defaultValue: 'none', admin: { width: '50%' } },
      ),
      choice(
        'lines',
        { none: 'None', block: 'Above and below' },
        { label: 'Lines', defaultValue: 'none', admin: { width: '50%' } },
      ),
    ],
  },
  choice('gradientColour', COLOURS, {
    label: 'Gradient to',
    defaultValue: 'none',
    admin: {
      description:
        'A second colour makes a gradient. Take two dark ones or two light ones, so that text can be read on both.',
    },
  }),
  {
    type: 'row',
    fields: [
      choice('gradientForm', GRADIENT_FORMS, {
        label: 'Kind of gradient',
        defaultValue: 'linear',
        admin: { width: '50%', condition: hasGradient },
      }),
      {
        name: 'gradientAngle',
        type: 'number',
        label: 'Angle, degrees',
        min: 0,
        max: 360,
        defaultValue: 180,
        admin: {
          width: '50%',
          description: '180 runs down, 90 to the right.',
          condition: (_, siblings) => hasGradient(_, siblings) && siblings?.gradientForm !== 'radial',
        },
      },
    ],
  },
];

const picture: Field[] = [
  {
    name: 'backgroundImage',
    type: 'upload',
    relationTo: 'media',
    label: 'Background picture',
    admin: { ...shownAt(1600), description: 'What must stay in view is the focal point that the picture itself has.' },
  },
  devicePictureFields({ name: 'background', picture: 'backgroundImage', shownAt: 1600, condition: hasPicture }),
  focusField('backgroundFocus', 'What stays in view', hasPicture),
  {
    type: 'row',
    fields: [
      choice('pictureFit', PICTURE_FITS, {
        label: 'Size',
        defaultValue: 'cover',
        admin: { width: '50%', condition: hasPicture },
      }),
      choice('pictureAttachment', PICTURE_ATTACHMENTS, {
        label: 'While scrolling',
        defaultValue: 'scroll',
        admin: { width: '50%', condition: hasPicture },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'overlay',
        type: 'number',
        label: 'Shade over the picture, %',
        min: 0,
        max: 90,
        defaultValue: 40,
        admin: { width: '34%', condition: hasPicture },
      },
      choice('overlayColour', THEME_COLOURS, {
        label: 'Colour of the shade',
        defaultValue: 'ink',
        admin: {
          width: '33%',
          description: 'Text is light over ink, brand and accent, and dark over the others.',
          condition: hasPicture,
        },
      }),
      choice('overlayFade', FADES, {
        label: 'Strongest',
        defaultValue: 'even',
        admin: { width: '33%', condition: hasPicture },
      }),
    ],
  },
];

const movement: Field = {
  type: 'collapsible',
  label: 'Movement behind the content',
  admin: {
    initCollapsed: true,
    condition: hasPicture,
    description:
      'Visitors get a button to stop it. Who asked for less motion, or has no script, sees the background picture alone.',
  },
  fields: [
    choice('slideEffect', SLIDE_EFFECTS, { label: 'Pictures', defaultValue: 'none' }),
    {
      name: 'slides',
      type: 'array',
      label: 'Pictures that follow',
      labels: { singular: 'picture', plural: 'pictures' },
      maxRows: 6,
      fields: [{ name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', admin: shownAt(1600) }],
      admin: { condition: (_, siblings) => (siblings?.slideEffect ?? 'none') !== 'none' },
    },
    {
      name: 'slideSeconds',
      type: 'number',
      label: 'Each for, seconds',
      ...SLIDE_SECONDS,
      admin: { condition: (_, siblings) => (siblings?.slideEffect ?? 'none') !== 'none' },
    },
    {
      name: 'film',
      type: 'text',
      label: 'A quiet film instead',
      validate: checkFilmAddress,
      admin: {
        description:
          'Address of an MP4 or WebM on this site, such as /films/dunes.mp4, of a few seconds and a few megabytes. It runs without sound, again and again, and only while it is in view; not for visitors who save data.',
      },
    },
  ],
};

/** Fields of a container's background. */
export const backgroundFields: Field[] = [...colour, ...picture, movement];
