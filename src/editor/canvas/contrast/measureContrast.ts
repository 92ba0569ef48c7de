import { t } from '../../../shared/studioWords/t.ts';
import type { PageNote } from '../../notes/pageNotes.ts';
import { faintShare, neededContrast } from './faintShare.ts';
import { findPictureTexts, type PictureText } from './findPictureTexts.ts';
import { type PaintedLayer, paintLayer } from './paintLayer.ts';

/** Share of a text's ground on which it may have too little contrast: a picture always has a few such spots. */
const TOLERATED = 0.2;
/** Number of characters of a text that a note quotes. */
const QUOTED = 40;

/** Notes about texts that can hardly be read on the picture behind them, as the page shows both now. */
export function measureContrast(page: Document): PageNote[] {
  const painted = new Map<Element, PaintedLayer | undefined>();
  return findPictureTexts(page).flatMap((text) => {
    if (!painted.has(text.layer)) painted.set(text.layer, paintLayer(text));
    const layer = painted.get(text.layer);
    const share = layer ? shareOf(text, layer) : 0;
    return share > TOLERATED ? [noteOf(text, share)] : [];
  });
}

function shareOf({ element, lines }: PictureText, { context, scale, x, y }: PaintedLayer): number {
  const style = (element.ownerDocument.defaultView as Window).getComputedStyle(element);
  const needed = neededContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight));
  const colour = readColour(style.color);
  const { height, width } = context.canvas;
  const shares = lines.flatMap((line) => {
    const [left, top] = [Math.floor((line.x - x) * scale), Math.floor((line.y - y) * scale)];
    const [right, bottom] = [
      Math.ceil((line.x + line.width - x) * scale),
      Math.ceil((line.y + line.height - y) * scale),
    ];
    const [start, above] = [Math.max(0, left), Math.max(0, top)];
    const [across, down] = [Math.min(width, right) - start, Math.min(height, bottom) - above];
    if (across < 1 || down < 1) return [];
    return [faintShare(context.getImageData(start, above, across, down).data, colour, needed)];
  });
  return shares.length === 0 ? 0 : Math.max(...shares);
}

/** A computed colour as red, green, blue and opacity, from 0 to 255. */
function readColour(colour: string): readonly number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function noteOf({ block, words }: PictureText, share: number): PageNote {
  const quoted = words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words;
  return {
    key: `picture-contrast ${block} ${quoted}`,
    says: t('“{words}” is hard to read: {percent} % of a line has too little contrast with the picture.', {
      words: quoted,
      percent: Math.round(share * 100),
    }),
    todo: t('Make the shade over the picture stronger, or choose a calmer picture.'),
    isBlocking: false,
    block,
  };
}
