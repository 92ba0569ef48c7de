import type { Fact, Piece } from './letter.ts';
import { tidyText } from './tidyText.ts';

/** Maximum size of a letter's words in markup, in bytes. With its frame a letter then stays below the 102 kB after which Gmail clips it. */
const MAX_BYTES = 64_000;
/** Markup overhead of one piece or fact, in bytes, rounded up. */
const PIECE_BYTES = 700;
const MAX_LABEL_LENGTH = 200;
const CUT = ' […]';

/**
 * Sanitizes the words of a letter and truncates them to the maximum: in order, each piece gets what is left of it. Empty pieces, and those
 * without room, are removed.
 */
export function fitPieces(pieces: readonly Piece[], most = MAX_BYTES): Piece[] {
  let left = most;
  const take = (text: string): string => {
    const fitting = cut(tidyText(text), left);
    left -= sizeOf(fitting);
    return fitting;
  };
  const takeFact = ({ label, value }: Fact): Fact => {
    left -= PIECE_BYTES;
    return { label: take(label.slice(0, MAX_LABEL_LENGTH)), value: take(value) };
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
  let fitting = '';
  for (const character of text) {
    size += sizeOf(character);
    if (size > most) break;
    fitting += character;
  }
  return fitting ? `${fitting.trimEnd()}${CUT}` : '';
}

/** Upper bound of a text's size in markup, in bytes: an escaped character and a line break take six. */
function sizeOf(text: string): number {
  const marked = text.match(/[&<>"'\n]/g)?.length ?? 0;
  return Buffer.byteLength(text) + marked * 5;
}
