import type { Fact, Piece } from './letter.ts';
import { tidyText } from './tidyText.ts';

/**
 * How many bytes of markup the words of a letter may take. With its frame a letter then stays below the 102 kB after which Gmail cuts
 * it off.
 */
const MOST_BYTES = 64_000;
/** What the markup of one piece or fact adds, in bytes, rounded up. */
const PIECE_BYTES = 700;
const LONGEST_LABEL = 200;
const CUT = ' […]';

/**
 * Cleans the words of a letter and cuts what is too much: in the order in which they stand, each gets what is left. Pieces that are empty, and
 * those for which nothing is left, go.
 */
export function fitPieces(pieces: readonly Piece[], most = MOST_BYTES): Piece[] {
  let left = most;
  const take = (text: string): string => {
    const fitting = cut(tidyText(text), left);
    left -= sizeOf(fitting);
    return fitting;
  };
  const takeFact = ({ label, value }: Fact): Fact => {
    left -= PIECE_BYTES;
    return { label: take(label.slice(0, LONGEST_LABEL)), value: take(value) };
  };
  return pieces.flatMap((piece): Piece[] => {
    left -= PIECE_BYTES;
    if (left <= 0) return [];
    if (piece.kind === 'facts') {
      const facts = piece.facts
        .filter(({ value }) => tidyText(value))
        .flatMap((fact) => (left > 0 ? [takeFact(fact)] : []));
      return facts.length ? [{ ...piece, facts }] : [];
    }
    if (piece.kind === 'button' || piece.kind === 'link')
      return isSafeLink(piece.url) ? [{ ...piece, label: take(piece.label) }] : [];
    const text = take(piece.text);
    return text ? [{ ...piece, text }] : [];
  });
}

function isSafeLink(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol) && url.length < 2_000;
}

function cut(text: string, most: number): string {
  if (sizeOf(text) <= most) return text;
  let size = sizeOf(CUT);
  let kept = '';
  for (const character of text) {
    size += sizeOf(character);
    if (size > most) break;
    kept += character;
  }
  return kept ? `${kept.trimEnd()}${CUT}` : '';
}

/** Bytes of a text in markup, at most: a sign that is written as an entity, and a line break, take six. */
function sizeOf(text: string): number {
  const marked = text.match(/[&<>"'\n]/g)?.length ?? 0;
  return Buffer.byteLength(text) + marked * 5;
}
