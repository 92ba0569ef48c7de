import type { ReactNode } from 'react';
import type { Kinds } from '../../../shared/layouts/kind.ts';
import { keepsStructure } from '../../../shared/layouts/structure.ts';
import { valueAt } from '../../../shared/layouts/values.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { indexTree } from '../../model/indexTree.ts';
import type { EditedBlock, Editor } from '../../model/types.ts';
import { parentsOf, placeBeside } from '../../places.ts';
import { type TextPlace, textsOf } from '../frame/findTexts.ts';
import { boxOf } from '../frame/measure.ts';
import { openAround } from '../frame/openAround.ts';
import { scrollInFrame } from '../frame/scrollInFrame.ts';
import { isInView } from '../geometry/box.ts';
import { afterPaint } from './afterPaint.ts';
import { type Leaving, type OpenText, openText } from './openText.ts';
import type { OpenRichText } from './rich/openRichText.tsx';
import type { Beside } from './rich/pasteBeside.ts';
import { type TextSetting, textSetting } from './textSetting.ts';

/** The text that is being edited. */
export interface TypedText {
  blockId: string;
  path: string;
  label: string;
  /** Whether *stars* in it are shown as emphasis. */
  hasEmphasis: boolean;
  /** Buttons of a rich text, for its toolbar. */
  tools?: ReactNode;
}

export interface TypingOptions {
  page: Document;
  editor: Editor;
  kinds: Kinds;
  onChange: (typed: TypedText | undefined) => void;
  /** Editing ended; `away` when the focus is somewhere else already. */
  onEnd: (where: Leaving, isDirty: boolean) => void;
  /** A block is about to be selected because editing moves to its text. */
  onSelect: (blockId: string) => void;
  /** A text can be edited in its settings only. */
  onUnfit: () => void;
}

/** In-place editing of the texts of a page, one at a time. */
export interface Typing {
  /** Begins to edit a text. @returns false when it is none that can be typed */
  begin(text: TextPlace, point?: Point): boolean;
  /** Begins with the first text of a block. @returns false when it has none that can be typed */
  beginIn(blockId: string): boolean;
  end(where?: Leaving): void;
  toggleEmphasis(): void;
  /** The page was drawn again: editing ends where its text is no longer there. */
  follow(): void;
}

interface Open {
  text: TextPlace;
  /** Name of the text. */
  label: string;
  session: OpenText | OpenRichText;
  /** Shows the stored value. */
  sync: () => void;
  stop: () => void;
}

type Point = { x: number; y: number };

/** Keeps the edited text and the editor's store in sync: one undo step for each run of typing, as in the settings. */
export function createTyping(options: TypingOptions): Typing {
  const { editor, kinds, onChange, onEnd, onSelect, onUnfit, page } = options;
  let open: Open | undefined;
  /** Typed text that is not in the store yet: the letter is painted first. */
  let waiting: { value: unknown } | undefined;
  /** Whether blocks were pasted after the edited text's, which are selected now: it is left as soon as it has its own part. */
  let isLeft = false;
  /** The rich text whose editor is being fetched. */
  let awaited: TextPlace | undefined;

  const blockOf = (id: string): EditedBlock | undefined => indexTree(editor.getState().tree, kinds).get(id)?.block;
  const settingOf = ({ blockId, element, path }: TextPlace) => {
    const kind = kinds.get(blockOf(blockId)?.blockType ?? '');
    const setting = kind && textSetting(kind, path);
    return setting && (setting.isRich || isPlain(element)) ? setting : undefined;
  };
  const storedValue = ({ blockId, path }: TextPlace): unknown => valueAt(blockOf(blockId), path);

  function store(): void {
    if (!waiting || !open) return;
    const { sync, text } = open;
    const { value } = waiting;
    waiting = undefined;
    if (!editor.change(text.blockId, { [text.path]: value }).done) sync();
  }

  function follow(): void {
    if (!open || waiting || isLeft) return;
    const { sync, text } = open;
    const isThere = blockOf(text.blockId) !== undefined && text.element.isConnected;
    if (isThere && editor.getState().selected.at(-1) === text.blockId) sync();
    else end();
  }

  function end(where: Leaving = 'away'): void {
    awaited = undefined;
    if (!open) return;
    const { label, session, stop } = open;
    session.close();
    store();
    stop();
    open = undefined;
    isLeft = false;
    onChange(undefined);
    if (where !== 'away') editor.announce(t('No longer editing {label}', { label }), true);
    onEnd(where, session.isDirty);
  }

  function leave(where: Leaving): void {
    const next = where === 'next' || where === 'previous' ? neighbour(where === 'next' ? 1 : -1) : undefined;
    if (!next || !begin(next)) end(where);
  }

  /** The text after or before the edited one, of those that the page shows. */
  function neighbour(step: 1 | -1): TextPlace | undefined {
    const texts = textsOf(page).filter((text) => settingOf(text) && boxOf(text.element));
    const at = texts.findIndex(({ element }) => element === open?.text.element);
    return at < 0 ? undefined : texts[at + step];
  }

  function begin(text: TextPlace, point?: Point): boolean {
    const setting = settingOf(text);
    if (!setting) return false;
    end();
    // A no-op command: in a read-only document it is refused with the reason.
    if (!editor.change(text.blockId, {}).done) return true;
    onSelect(text.blockId);
    editor.select([text.blockId]);
    // Tab leads into closed items of lists too.
    openAround(text.element);
    showText(text.element);
    if (setting.isRich) void beginRich(text, setting, point);
    else beginPlain(text, setting, point);
    return true;
  }

  const handlers = {
    onChange(value: unknown) {
      const isPlanned = waiting !== undefined;
      waiting = { value };
      if (!isPlanned) afterPaint(page, store);
    },
    onUndo: () => travel(editor.undo),
    onRedo: () => travel(editor.redo),
    onLeave: leave,
    onRefuse: editor.announce,
  };

  function beginPlain(text: TextPlace, setting: TextSetting, point: Point | undefined): void {
    const { element } = text;
    const stored = () => String(storedValue(text) ?? '');
    const session = openText({ ...setting, ...handlers, element, value: stored(), point });
    start({ text, session, sync: () => session.sync(stored()) }, setting.label, {
      hasEmphasis: element.hasAttribute('data-emphasis'),
    });
  }

  /** Its editor is fetched first, unless it is loaded. */
  async function beginRich(text: TextPlace, { label }: TextSetting, point: Point | undefined): Promise<void> {
    awaited = text;
    const fetched = await import('./rich/openRichText.tsx').catch(() => undefined);
    if (awaited !== text || !text.element.isConnected) return;
    awaited = undefined;
    if (!fetched) return editor.announce(t('The editor of this text could not be fetched. Try again.'));
    const session = fetched.openRichText({
      ...handlers,
      element: text.element,
      label,
      value: storedValue(text),
      point,
      beside: besideOf(text),
    });
    if (!session) {
      editor.announce(t('{label} can be edited in its settings.', { label }));
      return onUnfit();
    }
    start({ text, session, sync: () => session.sync(storedValue(text)) }, label, {
      hasEmphasis: false,
      tools: session.tools,
    });
  }

  /** The place after the block of a text, for what is pasted into it and is no text. */
  function besideOf({ blockId }: TextPlace): Beside {
    const after = () => placeBeside(editor.getState().tree, blockId, kinds);
    return {
      kinds,
      announce: editor.announce,
      mayPlace: () =>
        !editor.rights.isContentOnly && !parentsOf(editor.getState().tree, after(), kinds).some(keepsStructure),
      place(blocks) {
        isLeft = open?.text.blockId === blockId;
        const { pasted } = editor.paste(blocks, after());
        isLeft &&= pasted > 0;
        return pasted > 0;
      },
    };
  }

  function start(
    opened: Omit<Open, 'label' | 'stop'>,
    label: string,
    more: Pick<TypedText, 'hasEmphasis' | 'tools'>,
  ): void {
    const { blockId, path } = opened.text;
    open = { ...opened, label, stop: editor.subscribe(follow) };
    onChange({ blockId, path, label, ...more });
    editor.announce(t(more.tools ? 'Editing {label}; Alt+F10 for its tools' : 'Editing {label}', { label }), true);
  }

  function travel(go: () => unknown): void {
    store();
    go();
  }

  return {
    begin,
    beginIn(blockId) {
      const text = textsOf(page, blockId).find((each) => settingOf(each) && boxOf(each.element));
      return text !== undefined && begin(text);
    },
    end,
    toggleEmphasis: () => open && 'toggleEmphasis' in open.session && open.session.toggleEmphasis(),
    follow,
  };
}

/** Whether an element shows text only, or emphasis made of stars; not other markup. */
function isPlain(element: Element): boolean {
  const own = element.hasAttribute('data-emphasis') ? 'br, em' : 'br';
  return [...element.querySelectorAll('*')].every((inner) => inner.matches(own));
}

function showText(element: Element): void {
  const box = boxOf(element);
  const view = element.ownerDocument.defaultView;
  if (box && view && !isInView(box, view.innerHeight)) scrollInFrame(element, 'center', 'instant');
}
