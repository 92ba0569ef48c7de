import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { actsOnKeys, setActsOnKeys } from './keySetting.ts';

const KEYS = [
  [msg('Go through the list'), ['j', 'k', '↓', '↑']],
  [msg('Open the enquiry'), ['Enter']],
  [msg('Reply\x04to an enquiry'), ['r']],
  [msg('Write a note'), ['n']],
  [msg('Send what is written'), ['Ctrl+Enter']],
  [msg('Search'), ['/']],
  [msg('Close what is open'), ['Esc']],
  [msg('These keys'), ['?']],
] as const;

/** Keyboard shortcuts of the inbox. Renders a `<dialog>`. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(actsOnKeys);
  return (
    <Dialog className="rihla-inbox-person" label={t('Keys')} onClose={onClose}>
      <header>
        <h2>{t('Keys')}</h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      <dl className="rihla-inbox-keys">
        {KEYS.map(([what, keys]) => (
          <div key={what}>
            <dt>{t(what)}</dt>
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
        {t('Single letters act in this browser')}
      </label>
    </Dialog>
  );
}
