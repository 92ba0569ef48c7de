import { type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { DragContext, type StartDrag } from '../dragging.ts';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { nameDragged, whyNotThere } from '../landing.ts';

type DragStart = Parameters<StartDrag>;

/** A press that waits for the script of the drag. */
interface HeldPress {
  isDown: boolean;
  /** The last movement. */
  moved: PointerEvent | undefined;
  stop: () => void;
}

interface DragOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  page: Document | undefined;
  scale: number;
  onBegin: () => void;
}

/**
 * Dragging over the page, from the palette or by the selected block's name. Its script is fetched once there is a page.
 * @returns takes the press on the name of the selected blocks
 */
export function useDrag({ frame, layer, onBegin, page, scale }: DragOptions): (press: PointerEvent) => void {
  const editor = useEditor();
  const kinds = useKinds();
  const start = useContext(DragContext);

  const watch = useEffectEvent((fetched: typeof import('./drag/watchDrag.ts'), held: HeldPress, given: DragStart) => {
    const [dragged, press, begun] = given;
    const [framed, above] = [frame.current, layer.current];
    // A narrow window may show another pane.
    if (!page || !framed?.checkVisibility() || !above) return;
    fetched.watchDrag(dragged, press, {
      editor,
      moved: held.moved,
      kinds,
      page,
      scale,
      frame: framed,
      layer: above,
      onBegin() {
        onBegin();
        begun?.();
        // Pending input of the settings is committed first.
        framed.focus({ preventScroll: true });
      },
    });
  });
  useEffect(() => {
    if (!page || editor.rights.isContentOnly) return;
    let isGone = false;
    const fetching = import('./drag/watchDrag.ts');
    // Without this script, the tree and the menus still move blocks.
    fetching.catch(() => undefined);
    start.current = (...given) => {
      const held = holdPress(given[1]);
      const begin = (fetched: typeof import('./drag/watchDrag.ts')) => {
        held.stop();
        if (held.isDown && !isGone) watch(fetched, held, given);
      };
      fetching.then(begin, held.stop);
    };
    return () => {
      isGone = true;
      start.current = undefined;
    };
  }, [editor, page, start]);

  return (press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    // Immediately: a quick first movement may be above the frame already.
    layer.current?.setPointerCapture(press.pointerId);
    const ids = editor.getState().selected;
    start.current?.(
      {
        ids,
        name: nameDragged(ids, editor.getState().tree, kinds),
        unchanged: t('Nothing was moved.'),
        whyNot: (place) => whyNotThere(ids, place, editor.getState().tree, kinds),
        land: (place) => editor.move(ids, place),
      },
      press,
    );
  };
}

/** Follows a press until the script is there, which may still be loading when the page has just opened. */
function holdPress({ pointerId }: PointerEvent): HeldPress {
  const listeners = new AbortController();
  const held: HeldPress = { isDown: true, moved: undefined, stop: () => listeners.abort() };
  const handle = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (event.type === 'pointermove') held.moved = event;
    else held.isDown = false;
  };
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, handle, { signal: listeners.signal });
  }
  return held;
}
