import { X } from 'lucide-react';
import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { COMMANDS, type Command } from './commands.ts';
import './keySheet.css';
import { nameOfKeys } from './keyPress.ts';

const GROUPS = [...Map.groupBy(COMMANDS, ({ group }) => group)];

/** Help dialog with all keyboard shortcuts of the editor. Renders a `<dialog>`. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Keys" className="rihla-editor-keys" onClose={onClose}>
      <header>
        <h2>Keys</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div className="rihla-editor-keys__groups">
        {GROUPS.map(([group, commands]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {commands.map((command) => (
                <CommandLine key={command.name} command={command} />
              ))}
            </dl>
          </section>
        ))}
        {OTHER_KEYS.map(([place, lines]) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl>
              {lines.map(([what, keys]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{keys}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Keys that are not in `COMMANDS`: of the ARIA tree pattern, and of a text that is being edited. */
const OTHER_KEYS = [
  [
    'In the tree',
    [
      ['Go through the blocks', '↑ ↓ Home End'],
      ['Open and close a block', '→ ←'],
      ['Find one by its first letters', 'A–Z'],
      ['Select', 'Space, Enter'],
      ['Edit the text of the selected one', 'Enter'],
      ['Select one more', 'Ctrl+Space'],
      ['Select all between', 'Shift+↑ ↓'],
      ['What to do with it', 'Shift+F10'],
    ],
  ],
  [
    'In a text on the page',
    [
      ['The next text, the one before', 'Tab, Shift+Tab'],
      ['Bold, italic', 'Ctrl+B, Ctrl+I'],
      ['Link', 'Ctrl+K'],
      ['Its tools', 'Alt+F10'],
      ['Leave it', 'Esc'],
    ],
  ],
] as const;

function CommandLine({ command: { keys, keysOnPage = [], what } }: { command: Command }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {[...keys, ...keysOnPage].map((each) => (
          <kbd key={each}>{nameOfKeys(each)}</kbd>
        ))}
      </dd>
    </div>
  );
}
