import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { OWN_LOGO_HEIGHT_PX, OWN_LOGO_HEIGHTS_PX } from './constants.ts';

const [MIN_HEIGHT, MAX_HEIGHT] = OWN_LOGO_HEIGHTS_PX;

export const siteLogoBlock = defineBlock(
  {
    slug: 'site-logo',
    interfaceName: 'SiteLogoBlock',
    labels: { singular: 'Logo', plural: 'Logo' },
    fields: [
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        label: 'Your logo',
        admin: {
          ...shownAt(240),
          description: 'An SVG, PNG or WebP without a background looks best. Empty: a star and your name.',
        },
      },
      {
        name: 'pictureOnDark',
        type: 'upload',
        relationTo: 'media',
        label: 'Your logo on dark ground',
        admin: {
          ...shownAt(240),
          condition: (_, siblings) => Boolean(siblings?.picture),
          description:
            'The same logo in light colours, for a dark header or footer and for dark mode. Empty: your logo.',
        },
      },
      { name: 'hasName', type: 'checkbox', label: 'Your name beside it', defaultValue: false },
    ],
    style: [
      {
        name: 'height',
        type: 'number',
        label: 'Height of your logo, px',
        min: MIN_HEIGHT,
        max: MAX_HEIGHT,
        defaultValue: OWN_LOGO_HEIGHT_PX,
      },
    ],
  },
  { group: 'Site', icon: 'stamp', words: 'brand name header marque شعار' },
);
