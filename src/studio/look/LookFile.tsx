import { type ChangeEvent, useRef, useState } from 'react';
import { MAX_LOOK_CHARACTERS, readLook, writeLook } from '../../shared/looks/lookFile.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { ThemeTokens } from '../../shared/theme.ts';

interface LookFileProps {
  /** Name of the exported look. */
  name: string;
  tokens: ThemeTokens;
  onTake: (tokens: ThemeTokens) => void;
}

/** Exports the form's look as a file, and takes one from a file: whole, or not at all. */
export function LookFile({ name, onTake, tokens }: LookFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    const text = file && file.size <= 4 * MAX_LOOK_CHARACTERS ? await file.text() : ' '.repeat(MAX_LOOK_CHARACTERS + 1);
    target.value = '';
    if (!file) return;
    const read = readLook(text);
    if ('fault' in read) return setSaid(read.fault);
    onTake(read.tokens);
    setSaid(t('“{name}” is in the form now. Save to show it to visitors.', { name: read.name }));
  };
  return (
    <div className="rihla-look__state">
      <button onClick={() => download(name, writeLook(name, tokens))} type="button">
        {t('Export this look as a file')}
      </button>
      <button onClick={() => input.current?.click()} type="button">
        {t('Import a look from a file')}
      </button>
      <input
        accept=".json,application/json"
        aria-label={t('File of a look')}
        hidden
        onChange={take}
        ref={input}
        type="file"
      />
      <p role="status">{said}</p>
    </div>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `look-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
