/** The database belongs to another version of Rihla; the message says what to do. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/**
 * @param unknown names of the applied migrations that this version does not know
 * @param place address of the database, for the operator
 */
export function otherVersion(unknown: readonly string[], place: string): OtherVersionError {
  return new OtherVersionError(
    `The database was made by another version of Rihla, with migrations that this one does not know (${unknown.join(', ')}). ` +
      `If that version was newer, start it again, or update this one. A database from before version 0.1.0 can be ` +
      `brought to this version only from the last one before it: ${place}, and start again; that begins anew. Nothing was changed.`,
  );
}
