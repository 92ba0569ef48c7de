import { createElement } from 'react';
import { cutText } from '../shared/text/cutText.ts';
import { fitPieces } from './fitPieces.ts';
import type { LetterContent, Piece } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { tidyText } from './tidyText.ts';
import { writeText } from './writeText.ts';

const LONGEST = { title: 150, preview: 140, reason: 500 };

/** Renders a letter as HTML, in the site's colours, and as plain text. At most 100 kB, whatever its content. All content is escaped. */
export async function renderLetter(
  { hasNoHeading, pieces, preview, reason, title }: LetterContent,
  head: Letterhead,
): Promise<{ html: string; text: string }> {
  const content: LetterContent = {
    hasNoHeading,
    title: oneLine(title, LONGEST.title),
    preview: oneLine(preview, LONGEST.preview),
    pieces: fitPieces(signedPieces(pieces, head)),
    reason: reason && oneLine(reason, LONGEST.reason),
  };
  // The studio's bundle, which renders no letter, must not load a renderer that its React refuses.
  const [{ render }, { Frame }] = await Promise.all([import('@react-email/render'), import('./Frame.tsx')]);
  const html = await render(createElement(Frame, { content, head }));
  return { html, text: writeText(content, head) };
}

function oneLine(text: string, longest: number): string {
  return cutText(tidyText(text).replace(/\s+/g, ' '), longest);
}

/** Pieces of a letter with the signature, placed above the small print at its end. */
function signedPieces(pieces: readonly Piece[], { signature }: Letterhead): readonly Piece[] {
  if (!signature?.trim()) return pieces;
  const end = pieces.findLastIndex(({ kind }) => kind !== 'small') + 1;
  return [...pieces.slice(0, end), { kind: 'text', text: signature }, ...pieces.slice(end)];
}
