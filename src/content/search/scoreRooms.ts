/** Score buffers that are kept for reuse: most queries have few words. They are larger than the number of documents, which grows. */
const KEPT_ROOMS = 8;
const SPARE_ROOM = 1.25;

/** Buffers with a score for each document. */
export interface ScoreRooms {
  /** Begins a search: all buffers may be taken again. */
  begin(): void;
  /** A zeroed buffer for the current search, with one score for each of so many documents at least. */
  take(documents: number): Float64Array;
}

/** Score buffers, reused by the next search: each word needs eight bytes for each document, and such allocations keep the garbage collector busy. */
export function createScoreRooms(): ScoreRooms {
  const rooms: Float64Array[] = [];
  let taken = 0;
  return {
    begin() {
      taken = 0;
    },
    take(documents) {
      const known = rooms[taken];
      const isLarge = known !== undefined && known.length >= documents;
      const room = isLarge ? known.fill(0) : new Float64Array(Math.ceil(documents * SPARE_ROOM));
      if (taken < KEPT_ROOMS) rooms[taken] = room;
      taken += 1;
      return room;
    },
  };
}
