import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { COMMANDS, type Command } from '../commands.ts';
import { asPrinted, nameOfKeys } from '../keyPress.ts';
import { keysOf, type OwnKeys, ownKeys, watchOwnKeys } from '../ownKeys.ts';
import { changeOwnKeys } from '../storedKeys.ts';
import { KeyLine } from './KeyLine.tsx';
import '../../controls/dialogButton.css';
import './keySheet.css';
import { whyNotKeys } from './whyNotKeys.ts';

const GROUPS = [...Map.groupBy(COMMANDS, ({ group }) => group)];

/** All keyboard shortcuts of the editor, where an account gives commands other ones. Renders a `<dialog>`. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const own = useSyncExternalStore(watchOwnKeys, ownKeys, ownKeys);
  const [changing, setChanging] = useState<string>();
  const [says, setSays] = useState('');
  const hasOwn = Object.keys(own).length > 0;

  /** @returns why it was not changed; undefined: it was */
  const change = async (make: (stored: OwnKeys) => OwnKeys, tell: () => string): Promise<string | undefined> => {
    try {
      await changeOwnKeys(make);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    setChanging(undefined);
    setSays(tell());
    return undefined;
  };
  const give = (command: Command, keys: readonly string[] | undefined) => {
    const why = (keys ?? command.keys).map((each) => whyNotKeys(each, command)).find(Boolean);
    if (why) return Promise.resolve(why);
    return change(
      ({ [command.name]: _, ...others }) => (keys ? { ...others, [command.name]: keys } : others),
      () =>
        t('{command}: {keys}.', {
          command: t(command.what),
          keys: keysOf(command).map(nameOfAll).join(', ') || t('no keys'),
        }),
    );
  };
  const resetAll = async () => {
    const why = await change(
      () => ({}),
      () => t('All keys are the default ones again.'),
    );
    if (why) setSays(why);
  };

  return (
    <Dialog label={t('Keys')} className="rihla-editor-keys" onClose={onClose}>
      <header>
        <h2>{t('Keys')}</h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      <div className="rihla-editor-keys__tools">
        <p>{t('Press the keys of a line to give it others. They are kept for your account, on every device.')}</p>
        <button
          aria-disabled={!hasOwn || undefined}
          className="rihla-editor-dialog-button"
          onClick={() => hasOwn && void resetAll()}
          type="button"
        >
          {t('Reset all keys')}
        </button>
      </div>
      <p className="rihla-editor-keys__says" role="status">
        {says}
      </p>
      <div className="rihla-editor-keys__groups">
        {GROUPS.map(([group, commands]) => (
          <section key={group}>
            <h3>{t(group)}</h3>
            <dl>
              {commands.map((command) => (
                <KeyLine
                  command={command}
                  isChanging={changing === command.name}
                  isOwn={command.name in own}
                  key={command.name}
                  onChange={(isChanging) => setChanging(isChanging ? command.name : undefined)}
                  onGive={(keys) => give(command, keys)}
                />
              ))}
            </dl>
          </section>
        ))}
        {OTHER_KEYS.map(([place, lines]) => (
          <section key={place}>
            <h3>{t(place)}</h3>
            <dl>
              {lines.map(([what, keys]) => (
                <div key={what}>
                  <dt>{t(what)}</dt>
                  <dd>{asPrinted(keys)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Without the position in the list, which `map` would hand over as a second argument. */
function nameOfAll(keys: string): string {
  return nameOfKeys(keys);
}

/** Keys that are not in `COMMANDS`: of the ARIA tree pattern, and of a text that is being edited. */
const OTHER_KEYS = [
  [
    msg('In the tree'),
    [
      [msg('Go through the blocks'), '↑ ↓ Home End'],
      [msg('Open and close a block'), '→ ←'],
      [msg('Find one by its first letters'), 'A–Z'],
      [msg('Select'), 'Space, Enter'],
      [msg('Edit the text of the selected one'), 'Enter'],
      [msg('Select one more'), 'Ctrl+Space'],
      [msg('Select all between'), 'Shift+↑ ↓'],
      [msg('What to do with it'), 'Shift+F10'],
    ],
  ],
  [
    msg('In a text on the page'),
    [
      [msg('The next text, the one before'), 'Tab, Shift+Tab'],
      [msg('Bold, italic'), 'Ctrl+B, Ctrl+I'],
      [msg('Link'), 'Ctrl+K'],
      [msg('Its tools'), 'Alt+F10'],
      [msg('Leave it'), 'Esc'],
    ],
  ],
] as const;
