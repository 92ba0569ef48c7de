/** How visitors' forms fare for want of room. */
export interface StorageTrouble {
  /** Free disk is below the floor. */
  isFull: boolean;
  /** Forms that were not stored within a day. */
  refused: number;
}

/** Says that the disk takes no more files of visitors, or that something of theirs was refused; nothing when all is well. */
export function StorageNote({ isFull, refused }: StorageTrouble) {
  if (!isFull && !refused) return null;
  return (
    <p className="rihla-welcome__note" role="status">
      {isFull && 'The disk is almost full: files that visitors send are refused until there is room. '}
      {refused > 0 &&
        `${refused === 1 ? 'One form was' : `${refused} forms were`} not stored within a day, for want of room or because one visitor sent too much.`}
    </p>
  );
}
