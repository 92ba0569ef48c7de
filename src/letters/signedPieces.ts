import type { Piece } from './letter.ts';
import type { Letterhead } from './letterhead.ts';

/** Pieces of a letter with the signature, placed above the small print at its end. */
export function signedPieces(pieces: readonly Piece[], { signature }: Letterhead): readonly Piece[] {
  if (!signature?.trim()) return pieces;
  const end = pieces.findLastIndex(({ kind }) => kind !== 'small') + 1;
  return [...pieces.slice(0, end), { kind: 'text', text: signature }, ...pieces.slice(end)];
}
