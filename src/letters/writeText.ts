import { createTranslate } from '../shared/messages/index.ts';
import type { Fact, LetterContent, Piece } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { tidyText } from './tidyText.ts';

/** Renders a letter as plain text: no rules, no markup, links on lines of their own. */
export function writeText({ pieces, reason }: LetterContent, head: Letterhead): string {
  const colon = createTranslate(head.locale)('list.colon');
  const parts = pieces.map((piece) => writePiece(piece, colon));
  const foot = [head.name, ...head.postal, head.telephone, head.email, head.url].map((line) => tidyText(line ?? ''));
  return `${[...parts, `-- \n${foot.filter(Boolean).join('\n')}`, reason]
    .map((part) => part ?? '')
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** @param colon of the language, with its spaces */
function writePiece(piece: Piece, colon: string): string {
  switch (piece.kind) {
    case 'button':
    case 'link':
      return `${piece.label}${colon.trimEnd()}\n${piece.url}`;
    case 'facts':
      return piece.facts.map((fact) => writeFact(fact, colon)).join('\n');
    case 'quote':
      return piece.text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
    case 'heading':
    case 'small':
    case 'text':
      return piece.text;
  }
}

/** A value of several lines goes below its label. */
function writeFact({ label, value }: Fact, colon: string): string {
  const prompt = /[?:!]$/.test(label) ? label : `${label}${colon.trimEnd()}`;
  return value.includes('\n') ? `${prompt}\n${value.replace(/^(?=.)/gm, '  ')}` : `${prompt} ${value}`;
}
