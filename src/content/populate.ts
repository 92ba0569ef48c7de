import type { PopulateType } from 'payload';
import { IMAGE_SIZES } from '../cms/media/sizes.ts';

/** What a page needs of a document that it links to. */
const LINKED = { title: true, path: true, _status: true } as const;

/** A stored file. Its `url` is left out: Payload makes it anew for each of fourteen files, and pages name files themselves. */
const FILE = { filename: true, mimeType: true, width: true, height: true } as const;

/** What they need of documents that are no kind's. */
export const FIXED_POPULATE: PopulateType = {
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
  // A link to one names it by its id.
  popups: { _status: true },
  // The widget reads a form by its id.
  forms: { _status: true },
  // Pages look their template up among the shared ones, by its id.
  templates: { title: true },
  users: { name: true },
};

const known = new WeakMap<Iterable<{ name: string }>, PopulateType>();

/**
 * What pages need of the documents that theirs refer to, for Payload's `populate`. Everything else would be read from the database
 * and pass Payload's hooks field by field, which is most of the work of rendering a page.
 * @param kinds every kind of document that the site has
 */
export function populateOf(kinds: Iterable<{ name: string }>): PopulateType {
  const populate = known.get(kinds) ?? {
    ...FIXED_POPULATE,
    ...Object.fromEntries([...kinds].map(({ name }) => [name, LINKED])),
  };
  known.set(kinds, populate);
  return populate;
}
