// Contract: `src/site/contract.ts`.
export { greet } from '../../letters/greet.ts';
export { AUTOMATIC, type LetterContent, type Piece, type RenderedLetter } from '../../letters/letter.ts';
export type { Letterhead } from '../../letters/letterhead.ts';
export type { Letters } from '../../letters/letters.ts';
export { renderLetter } from '../../letters/renderLetter.ts';
export { createTranslate } from '../../shared/messages/index.ts';
