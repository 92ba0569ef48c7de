import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { actsOnKeys, setActsOnKeys } from './keySetting.ts';

const KEYS = [
  ['Go through the list', ['j', 'k', '↓', '↑']],
  ['Open the enquiry', ['Enter']],
  ['Reply', ['r']],
  ['Write a note', ['n']],
  ['Send what is written', ['Ctrl+Enter']],
  ['Search', ['/']],
  ['Close what is open', ['Esc']],
  ['These keys', ['?']],
] as const;

/** Keyboard shortcuts of the inbox. Renders a `<dialog>`. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(actsOnKeys);
  return (
    <Dialog className="rihla-inbox-person" label="Keys" onClose={onClose}>
      <header>
        <h2>Keys</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <dl className="rihla-inbox-keys">
        {KEYS.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="rihla-inbox-check">
        <input
          checked={isOn}
          onChange={({ target }) => {
            setActsOnKeys(target.checked);
            setIsOn(target.checked);
          }}
          type="checkbox"
        />
        Single letters act in this browser
      </label>
    </Dialog>
  );
}
