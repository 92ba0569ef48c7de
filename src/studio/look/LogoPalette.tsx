import { type ChangeEvent, useRef, useState } from 'react';
import { proposeColours } from '../../shared/looks/proposeColours.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { ThemeTokens } from '../../shared/theme.ts';
import { readPixels } from './readPixels.ts';

/** Proposes colours from a picture of one's own, which is read in the browser and sent nowhere. */
export function LogoPalette({ onPropose }: { onPropose: (colours: ThemeTokens['colours']) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const propose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const pixels = await readFile(file).catch(() => undefined);
    target.value = '';
    if (!pixels) return setSaid(t('This file could not be read as a picture. Take a PNG, JPEG, WebP or SVG file.'));
    const colours = proposeColours(pixels);
    if (!colours) return setSaid(t('This picture is black, white and grey: there is no colour to begin from.'));
    onPropose(colours);
    setSaid(
      t('Colours of your logo are in the form now, made a little darker or lighter where they could not be read.'),
    );
  };
  return (
    <div className="rihla-look__state">
      <button onClick={() => input.current?.click()} type="button">
        {t('Propose colours from your logo')}
      </button>
      <input
        accept="image/*"
        aria-label={t('Picture of your logo')}
        hidden
        onChange={propose}
        ref={input}
        type="file"
      />
      <p role="status">{said}</p>
    </div>
  );
}

async function readFile(file: File): Promise<Uint8ClampedArray> {
  const address = URL.createObjectURL(file);
  try {
    return await readPixels(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
