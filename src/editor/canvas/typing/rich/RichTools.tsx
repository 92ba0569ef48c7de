import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { nameOfKeys } from '../../../keys/keyPress.ts';
import { LinkForm } from './LinkForm.tsx';
import { readSelected, type SelectedText, type TextShape, toggleFormat, toggleShape } from './textTools.ts';

interface RichToolsProps {
  editor: LexicalEditor;
  /** Receives a function that asks for the URL of a link, for its shortcut. */
  onAskLink: (ask: (() => void) | undefined) => void;
  /** The focus goes back to the text. */
  onDone: () => void;
  onRefuse: (why: string) => void;
}

interface Tool {
  label: string;
  keys?: string;
  Icon: LucideIcon;
  isOn: (selected: SelectedText) => boolean;
  use: (editor: LexicalEditor) => void;
}

const shape = (name: TextShape, label: string, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  isOn: (selected) => selected.shape === name,
  use: (editor) => toggleShape(editor, name),
});

const TOOLS: readonly Tool[] = [
  {
    label: msg('Bold'),
    keys: 'mod+b',
    Icon: Bold,
    isOn: ({ isBold }) => isBold,
    use: (editor) => toggleFormat(editor, 'bold'),
  },
  {
    label: msg('Italic'),
    keys: 'mod+i',
    Icon: Italic,
    isOn: ({ isItalic }) => isItalic,
    use: (editor) => toggleFormat(editor, 'italic'),
  },
  shape('h2', msg('Heading 2'), Heading2),
  shape('h3', msg('Heading 3'), Heading3),
  shape('h4', msg('Heading 4'), Heading4),
  shape('bullet', msg('List'), List),
  shape('number', msg('Numbered list'), ListOrdered),
  shape('quote', msg('Quote'), TextQuote),
];

/** Buttons for the rich text that is being edited, in its toolbar: one stop for Tab, arrow keys go on. */
export function RichTools({ editor, onAskLink, onDone, onRefuse }: RichToolsProps) {
  const selected = useSelected(editor);
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);

  const askLink = () => {
    const now = readSelected(editor);
    if (!now || (now.isCollapsed && !now.link)) onRefuse(t('Select the words that should be a link first.'));
    else setLinking(true);
  };
  const latest = useRef(askLink);
  latest.current = askLink;
  useEffect(() => {
    onAskLink(() => latest.current());
    return () => onAskLink(undefined);
  }, [onAskLink]);

  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])];
    const from = all.indexOf(event.currentTarget);
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    // Not for the editor's own shortcuts.
    event.preventDefault();
    if (step === undefined) return onDone();
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = ((step.to ?? from + (isBackwards ? -step.by : step.by)) + all.length) % all.length;
    setCurrent(to);
    all[to]?.focus();
  };

  if (isLinking) {
    return (
      <LinkForm
        editor={editor}
        link={selected?.link}
        onDone={() => {
          setLinking(false);
          onDone();
        }}
      />
    );
  }
  return (
    <div className="rihla-canvas__tools" ref={buttons}>
      {TOOLS.map(({ Icon, isOn, keys, label, use }, at) => (
        <ToolButton
          Icon={Icon}
          isCurrent={at === current}
          isOn={selected !== undefined && isOn(selected)}
          key={label}
          label={keys ? `${t(label)} (${nameOfKeys(keys)})` : t(label)}
          onKeyDown={handleKey}
          onUse={() => use(editor)}
        />
      ))}
      <ToolButton
        Icon={Link}
        isCurrent={current === TOOLS.length}
        isOn={selected?.link !== undefined}
        label={`${t('Link')} (${nameOfKeys('mod+k')})`}
        onKeyDown={handleKey}
        onUse={askLink}
      />
    </div>
  );
}

const STEPS: Readonly<Record<string, { by: number; to?: number }>> = {
  ArrowLeft: { by: -1 },
  ArrowRight: { by: 1 },
  Home: { by: 0, to: 0 },
  End: { by: 0, to: -1 },
};

interface ToolButtonProps {
  Icon: LucideIcon;
  label: string;
  isOn: boolean;
  /** Whether it is the toolbar's tab stop. */
  isCurrent: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onUse: () => void;
}

function ToolButton({ Icon, isCurrent, isOn, label, onKeyDown, onUse }: ToolButtonProps) {
  return (
    <button
      aria-label={label}
      aria-pressed={isOn}
      onClick={onUse}
      onKeyDown={onKeyDown}
      tabIndex={isCurrent ? 0 : -1}
      title={label}
      type="button"
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
    </button>
  );
}

/** Selection in the text; the same object until it changes. */
function useSelected(editor: LexicalEditor): SelectedText | undefined {
  const last = useRef<SelectedText>(undefined);
  return useSyncExternalStore(
    (listen) => editor.registerUpdateListener(listen),
    () => {
      const now = readSelected(editor) ?? last.current;
      if (JSON.stringify(now) !== JSON.stringify(last.current)) last.current = now;
      return last.current;
    },
  );
}
