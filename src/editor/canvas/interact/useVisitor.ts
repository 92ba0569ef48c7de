import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../../EditorProvider.tsx';

/**
 * Lets a page react as to a visitor. Its script is fetched when it is first asked for.
 * @param page undefined: it is edited
 * @param onEnd called when it is edited again
 */
export function useVisitor(page: Document | undefined, onEnd: () => void): void {
  const editor = useEditor();
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!page) return;
    let end: (() => void) | undefined;
    let isGone = false;
    import('./beginVisit.ts').then(
      ({ beginVisit }) => {
        if (!isGone) end = beginVisit(page, editor);
      },
      () => editor.look({ isInteractive: false }),
    );
    return () => {
      isGone = true;
      end?.();
      ended();
    };
  }, [editor, page]);
}
