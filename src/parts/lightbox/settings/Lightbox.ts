import type { Field, GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import { TEXT_SOURCES } from '../../../shared/lightbox/textSources.ts';

/** Settings of the lightbox (spec, whose names the fields have). */
export const Lightbox: GlobalConfig = {
  slug: 'lightbox',
  label: 'Lightbox',
  access: { read: isWriter, update: isEditor },
  admin: {
    group: 'Look',
    description:
      'Shows pictures large, above the page. Without script, and in a new tab, a link shows the picture itself.',
  },
  hooks: { afterChange: [globalChanged] },
  fields: [
    {
      name: 'global_image_lightbox',
      type: 'checkbox',
      label: 'Open links to pictures in the lightbox',
      defaultValue: true,
      admin: {
        description:
          'Every link to a PNG, JPEG, GIF, SVG, WebP or AVIF file, wherever it stands. Each picture and each link can say otherwise; links that download a file never do it.',
      },
    },
    {
      type: 'row',
      fields: [
        control('lightbox_enable_counter', 'Counter', 'Such as 2 / 9, where there are several.'),
        control('lightbox_enable_fullscreen', 'Full screen', 'Hidden on phones that have none.'),
        control('lightbox_enable_zoom', 'Zoom', 'By buttons, wheel, double tap and two fingers.'),
      ],
    },
    {
      type: 'row',
      fields: [
        control('lightbox_enable_share', 'Share', 'The shared address opens the same picture.'),
        control('lightbox_enable_download', 'Download', 'Saves the picture as a file.'),
      ],
    },
    {
      name: 'protection',
      type: 'ui',
      admin: { components: { Field: '/src/parts/lightbox/studio/DownloadHint.tsx#DownloadHint' } },
    },
    {
      type: 'row',
      fields: [
        choice('lightbox_title_src', TEXT_SOURCES, {
          label: 'Title below a picture',
          defaultValue: 'title',
          admin: { width: '50%' },
        }),
        choice('lightbox_description_src', TEXT_SOURCES, {
          label: 'Text below a picture',
          defaultValue: 'description',
          admin: {
            width: '50%',
            description:
              'A caption is the one beside the picture on the page, or else the one stored with the picture.',
          },
        }),
      ],
    },
  ],
};

function control(name: string, label: string, description: string): Field {
  return { name, type: 'checkbox', label, defaultValue: true, admin: { width: '33%', description } };
}
