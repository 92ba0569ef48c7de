import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { isEditor, isStaff } from '../access/roles.ts';
import { publishedChanged, publishedDeleted } from '../hooks/contentVersion.ts';
import { acceptPicture } from '../media/acceptPicture.ts';
import { ACCEPTED_TYPES, IMAGE_SIZES } from '../media/sizes.ts';

/**
 * Pictures. Every upload is checked, turned upright, freed of its metadata and stored in fixed widths and formats.
 * @param dataDir absolute path of the data folder
 */
export function createMedia(dataDir: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    // A changed picture shows at once on every page that has it, so authors add pictures and editors change them.
    access: { create: isStaff, delete: isEditor, read: () => true, update: isEditor },
    admin: { useAsTitle: 'alt', group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
    hooks: {
      beforeOperation: [acceptPicture],
      // A new picture is on no page yet.
      afterChange: [(args) => (args.operation === 'create' ? args.doc : publishedChanged(args))],
      afterDelete: [publishedDeleted],
    },
    upload: {
      adminThumbnail: 'webp320',
      // A crop would rewrite files under names that browsers keep for a year; the focal point does the same without.
      crop: false,
      focalPoint: true,
      imageSizes: IMAGE_SIZES,
      mimeTypes: [...ACCEPTED_TYPES],
      // The server must not fetch addresses that an editor, or somebody who took over an account, types in.
      pasteURL: false,
      staticDir: join(dataDir, 'media'),
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'What the picture shows',
        localized: true,
        required: true,
        admin: { description: 'Read aloud to people who cannot see it. Describe it in one sentence.' },
      },
      { name: 'title', type: 'text', label: 'Title', localized: true },
      { name: 'description', type: 'textarea', label: 'Description', localized: true },
      { name: 'caption', type: 'text', label: 'Caption', localized: true },
      { name: 'placeholder', type: 'text', admin: { hidden: true } },
    ],
  };
}
