/** A matching document. */
export interface Hit {
  /** Its kind. */
  collection: string;
  id: number;
}

/** Key of a document across kinds. */
export function keyOf({ collection, id }: Hit): string {
  return `${collection}:${id}`;
}
