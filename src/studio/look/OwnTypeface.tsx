import { type ChangeEvent, useId, useRef, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';
import type { OwnFamily, OwnRole } from '../../styles/fonts/own/ownFamily.ts';

interface OwnTypefaceProps {
  role: OwnRole;
  label: string;
  family: OwnFamily | undefined;
  /** Family of the chosen pair, which is used without an own one. */
  insteadOf: string;
  /** Id of the chosen pair. */
  pair: string;
  onChange: (family: OwnFamily | undefined) => void;
}

/** Weights that headings of a variable file can be drawn at. */
const WEIGHTS = [400, 500, 600, 700];
const USUAL_WEIGHT = 500;

/** The own typeface of one use: what it is now, its files to choose, and the way back to the pair's. */
export function OwnTypeface({ family, insteadOf, label, onChange, pair, role }: OwnTypefaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [weight, setWeight] = useState(USUAL_WEIGHT);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    if (chosen.length === 0) return;
    setIsBusy(true);
    setSaid(t('The files are being cut …'));
    try {
      const files = await Promise.all(chosen.map(async (file) => ({ name: file.name, data: await readBase64(file) })));
      const body = { files, pair, role, weight };
      const cut = await callStudioApi<{ family: OwnFamily; notes: string[] }>('/api/typefaces/cut', body);
      onChange(cut.family);
      setSaid([t('It is in the form now. Save to show it to visitors.'), ...cut.notes].join(' '));
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setIsBusy(false);
      // The same files can be chosen again.
      target.value = '';
    }
  };
  const remove = () => {
    onChange(undefined);
    setSaid(t('{typeface} is in its place again. Save to show it to visitors.', { typeface: insteadOf }));
    button.current?.focus();
  };

  return (
    <li>
      <p id={id}>
        <b>{label}</b>: {family ? sayFamily(family) : t('{typeface}, of the pair', { typeface: insteadOf })}
      </p>
      <div className="rihla-look__state">
        <button
          aria-describedby={id}
          aria-disabled={isBusy}
          onClick={() => !isBusy && input.current?.click()}
          ref={button}
          type="button"
        >
          {t(role === 'text' ? 'Choose files' : 'Choose a file')}
          <span className="rihla-unseen"> {t('for {use}', { use: inside(label) })}</span>
        </button>
        {role !== 'text' && role !== 'arabicText' && (
          <label>
            {t('Weight, if the file is variable')}{' '}
            <select onChange={({ target }) => setWeight(Number(target.value))} value={weight}>
              {WEIGHTS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
        {family && (
          <button onClick={remove} type="button">
            {t('Remove')}
            <span className="rihla-unseen"> {t('the own typeface for {use}', { use: inside(label) })}</span>
          </button>
        )}
      </div>
      <input
        accept=".woff2,font/woff2"
        aria-label={t('WOFF2 files for {use}', { use: inside(label) })}
        hidden
        multiple={role === 'text'}
        onChange={take}
        ref={input}
        type="file"
      />
      <p role="status">{said}</p>
    </li>
  );
}

/** A label within a sentence: names keep their capitals. */
function inside(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function sayFamily({ faces, name }: OwnFamily): string {
  const bytes = faces.reduce((sum, face) => sum + face.bytes, 0);
  return tCount('{name}, one file, {size} kB', '{name}, {count} files, {size} kB', faces.length, {
    name,
    size: Math.ceil(bytes / 1000),
  });
}

/** Reads a file as Base64, without the head of a data URL. */
function readBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new Error(t('This file could not be read. Choose it again.')));
    reader.readAsDataURL(file);
  });
}
