import type { CollectionConfig } from 'payload';
import { isEditor, isWriter, isWriterOrServer } from '../access/roles.ts';
import { shownAs } from '../hooks/touchedTags.ts';
import { acceptPicture } from '../media/acceptPicture.ts';
import { silenceDecorative, validateDescription } from '../media/description.ts';
import { showStoredFile } from '../media/showStoredFile.ts';
import { ACCEPTED_TYPES, IMAGE_SIZES } from '../media/sizes.ts';
import type { MediaStorage } from '../media/storage/mediaStorage.ts';
import { removeDeleted, storeUpload } from '../media/storeUpload.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, readTags } from '../media/tags.ts';
import { wallEndpoints } from '../media/wall/wallEndpoints.ts';
import { translatable } from '../translations/translatable.ts';

/**
 * Pictures. Every upload is validated, rotated upright, stripped of its metadata and resized to fixed widths and
 * formats, in child processes; Payload itself resizes nothing.
 * @param storage where the files are kept
 */
export function createMedia(storage: MediaStorage): CollectionConfig {
  return translatable({
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    // A changed picture shows at once on every page that uses it, so authors upload pictures and editors change them.
    access: { create: isWriter, delete: isEditor, read: isWriterOrServer, update: isEditor },
    admin: {
      useAsTitle: 'alt',
      group: 'Pages and articles',
      defaultColumns: ['filename', 'alt', 'tags', 'updatedAt'],
      description:
        'A GIF or WebP that moves stands still on pages, where nobody could stop it; its own file goes on moving.',
    },
    custom: shownAs({ isNewUnseen: true }),
    // Its files would have to be copied; the same picture can be uploaded again.
    disableDuplicate: true,
    trash: true,
    endpoints: wallEndpoints,
    hooks: {
      beforeOperation: [acceptPicture],
      beforeValidate: [silenceDecorative],
      beforeChange: [storeUpload(storage)],
      beforeDelete: [removeDeleted(storage)],
    },
    upload: {
      adminThumbnail: 'webp320',
      // A crop would rewrite files under names that browsers cache for a year; the focal point does the same without.
      crop: false,
      // Payload itself writes files before their row is committed, and deletes them before the deletion is.
      disableLocalStorage: true,
      focalPoint: true,
      handlers: [showStoredFile],
      imageSizes: IMAGE_SIZES,
      mimeTypes: [...ACCEPTED_TYPES],
      // SSRF: the server must not fetch URLs that an editor, or an attacker with an editor's account, types in.
      pasteURL: false,
      // Payload still deletes files of these names in this folder, so it gets one that does not exist.
      staticDir: '/dev/null/media',
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'What the picture shows',
        localized: true,
        required: true,
        validate: validateDescription,
        admin: { description: 'Read aloud to people who cannot see it. Describe it in one sentence.' },
      },
      {
        name: 'isDecorative',
        type: 'checkbox',
        label: 'It only decorates: nothing is read aloud',
        defaultValue: false,
        admin: { description: 'Such as a pattern or a line. Most pictures tell something; describe those.' },
      },
      {
        name: 'tags',
        type: 'text',
        label: 'Tags',
        hasMany: true,
        maxLength: MAX_TAG_LENGTH,
        maxRows: MAX_TAGS,
        hooks: { beforeValidate: [({ value }) => (value === undefined ? value : readTags(value))] },
        admin: { description: 'Words by which you find it again, such as desert, winter, guests.' },
      },
      { name: 'title', type: 'text', label: 'Title', localized: true },
      { name: 'description', type: 'textarea', label: 'Description', localized: true },
      { name: 'caption', type: 'text', label: 'Caption', localized: true },
      { name: 'placeholder', type: 'text', admin: { hidden: true } },
    ],
  });
}
