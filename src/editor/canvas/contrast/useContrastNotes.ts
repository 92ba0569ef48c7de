import { useEffect } from 'react';
import { useEditorState } from '../../EditorProvider.tsx';
import { tellNotes } from '../../notes/pageNotes.ts';
import { measureContrast } from './measureContrast.ts';

/** Time without a change after which the page is measured, in ms: the server has drawn it by then. */
const REST_MS = 1200;

/** Measures texts over pictures once the page rests, and again after it has changed. */
export function useContrastNotes(page: Document): void {
  const tree = useEditorState((state) => state.tree);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page follows the layout
  useEffect(() => {
    const view = page.defaultView;
    if (!view) return;
    const listeners = new AbortController();
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => tellNotes('measured', measureContrast(page)), REST_MS);
    };
    for (const changed of ['load', 'resize', 'transitionend'])
      view.addEventListener(changed, wait, { capture: true, passive: true, signal: listeners.signal });
    wait();
    return () => {
      listeners.abort();
      window.clearTimeout(timer);
    };
  }, [page, tree]);
  useEffect(() => () => tellNotes('measured', []), []);
}
