import type { PopulateType } from 'payload';
import { IMAGE_SIZES } from '../../cms/media/sizes.ts';

/** Fields for a link to a document. */
const LINKED = { title: true, path: true, _status: true } as const;

/** Fields of a stored file. Without `url`: Payload computes it for each of fourteen files, and pages build the URLs themselves. */
const FILE = { filename: true, mimeType: true, width: true, height: true } as const;

/** Fields of relations to collections that are no document kinds; collections that are not named here declare theirs (`defaultPopulate`). */
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
  // Pages look up their template among the shared ones, by id.
  templates: { title: true },
  users: { name: true },
};

const known = new WeakMap<Iterable<{ name: string }>, PopulateType>();

/**
 * The fields of relations that pages need, for Payload's `populate`. Everything else would be read from the database and pass Payload's hooks field
 * by field, which is most of the work of rendering a page.
 * @param kinds every document kind of the site
 */
export function populateOf(kinds: Iterable<{ name: string }>): PopulateType {
  const populate = known.get(kinds) ?? {
    ...FIXED_POPULATE,
    ...Object.fromEntries([...kinds].map(({ name }) => [name, LINKED])),
  };
  known.set(kinds, populate);
  return populate;
}
