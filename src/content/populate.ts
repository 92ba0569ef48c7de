import type { PopulateType } from 'payload';
import { IMAGE_SIZES } from '../cms/media/sizes.ts';

/** What a page needs of a document that it links to. */
const LINKED = { title: true, path: true, _status: true } as const;

/** A stored file. Its `url` is left out: Payload makes it anew for each of fourteen files, and pages name files themselves. */
const FILE = { filename: true, mimeType: true, width: true, height: true } as const;

/**
 * What pages need of the documents that theirs refer to, for Payload's `populate`. Everything else would be read from the database
 * and pass Payload's hooks field by field, which is most of the work of rendering a page.
 */
export const POPULATE: PopulateType = {
  media: {
    ...FILE,
    alt: true,
    title: true,
    description: true,
    caption: true,
    placeholder: true,
    focalX: true,
    focalY: true,
    sizes: Object.fromEntries(IMAGE_SIZES.map(({ name }) => [name, FILE])),
  },
  pages: LINKED,
  posts: LINKED,
  // A link to one names it by its id.
  popups: { _status: true },
  // Pages look their template up among the shared ones, by its id.
  templates: { title: true },
  users: { name: true },
};
