/** A path that no other document has or can have: of a document in the trash, so that others can take its own. */
export function asidePath(path: string, id: number): string {
  return `${path}~${id}/`;
}

/** The path that a document in the trash had before; of any other, its own. */
export function ownPath(path: string, id: number): string {
  const suffix = `~${id}/`;
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
}
