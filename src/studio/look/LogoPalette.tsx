import { type ChangeEvent, useRef, useState } from 'react';
import { proposeColours } from '../../shared/looks/proposeColours.ts';
import type { ThemeTokens } from '../../shared/theme.ts';

/** Size of the canvas on which a logo is counted, in px: enough for its colours, whatever its own size. */
const SIZE = 96;

/** Proposes colours from a picture of one's own, which is read in the browser and sent nowhere. */
export function LogoPalette({ onPropose }: { onPropose: (colours: ThemeTokens['colours']) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const propose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const pixels = await readPixels(file).catch(() => undefined);
    target.value = '';
    if (!pixels) return setSaid('This file could not be read as a picture. Take a PNG, JPEG, WebP or SVG file.');
    const colours = proposeColours(pixels);
    if (!colours) return setSaid('This picture is black, white and grey: there is no colour to begin from.');
    onPropose(colours);
    setSaid('Colours of your logo are in the form now, made a little darker or lighter where they could not be read.');
  };
  return (
    <div className="rihla-look__state">
      <button onClick={() => input.current?.click()} type="button">
        Propose colours from your logo
      </button>
      <input accept="image/*" aria-label="Picture of your logo" hidden onChange={propose} ref={input} type="file" />
      <p role="status">{said}</p>
    </div>
  );
}

async function readPixels(file: File): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser has no canvas to read a picture on.');
    context.drawImage(picture, 0, 0, SIZE, SIZE);
    return context.getImageData(0, 0, SIZE, SIZE).data;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
