import type { FieldHook, Where } from 'payload';
import { slugOf } from '../../slugOf.ts';

/** Maximum number of suffixes tried. */
const MAX_COPIES = 1_000;

/**
 * For `beforeDuplicate` of a unique text: gives the copy the first free one, numbered from 2. Payload's own way gives
 * every copy the same text, so that only one copy could exist.
 * @param write the text with a number
 */
export function freeOnCopy(write: (text: string, number: number) => string): FieldHook {
  return async ({ collection, field, req, value }) => {
    if (typeof value !== 'string' || !value || !collection) return value;
    const slug = slugOf(collection.slug);
    for (let number = 2; number <= MAX_COPIES; number += 1) {
      const text = write(value, number);
      const where: Where = { [String(field.name)]: { equals: text } };
      const { totalDocs } = await req.payload.db.count({ collection: slug, where, req });
      if (!totalDocs) return text;
    }
    return value;
  };
}

/** `desert` becomes `desert-2`, and `/desert/` `/desert-2/`. */
export function withNumber(text: string, number: number): string {
  return text.replace(/(\/?)$/, `-${number}$1`);
}
