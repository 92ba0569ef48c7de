import { useEffect, useRef, useState } from 'react';
import { NARROWER } from '../../../shared/layouts/deviceValues.ts';
import { nameOfBlock } from '../../../shared/layouts/names.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../../EditorProvider.tsx';
import { indexTree } from '../../model/indexTree.ts';
import type { Outcome } from '../../model/types.ts';
import { DEVICE_NAMES } from '../../tree/hideOn.ts';
import { watchMoves } from '../frame/listen.ts';
import { HandleView } from './HandleView.tsx';
import './handles.css';
import { type Handle, listHandles } from './listHandles.ts';
import type { Step } from './steps.ts';

interface HandlesProps {
  page: Document;
  /** Of the page on the screen. */
  scale: number;
}

/**
 * Handles of the selected block's spaces and columns, on the page. They snap to the steps that its settings offer, for the device that is
 * shown; each is a slider for the keyboard. Renders a `role="group"`, after the page in the tab order.
 */
export function Handles({ page, scale }: HandlesProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const tree = useEditorState((state) => state.tree);
  const id = useEditorState((state) => (state.selected.length === 1 ? state.selected[0] : undefined));
  const shown = useEditorState((state) => state.device);
  const [handles, setHandles] = useState<readonly Handle[]>([]);
  const block = id === undefined ? undefined : indexTree(tree, kinds).get(id)?.block;
  const kind = block && kinds.get(block.blockType);

  /** While a handle is pulled, positions stay those of its beginning: it follows the pointer. */
  const isPulled = useRef(false);

  useEffect(() => {
    const view = page.defaultView as (Window & typeof globalThis) | null;
    if (!block || !kind || editor.isReadOnly || !view) return;
    const stored = DEVICE_NAMES.find(({ device }) => device === shown)?.stored;
    const device = NARROWER.find((each) => each === stored);
    const measure = () => {
      if (!isPulled.current) setHandles(listHandles({ block, device, kind, page, scale }));
    };
    // On the next frame, as the marks: it forces layout, and the settings of the block are to be requested before that.
    const frame = requestAnimationFrame(measure);
    const stop = watchMoves(page, view, measure);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [block, editor, kind, page, scale, shown]);

  if (!block || handles.length === 0) return null;
  const name = nameOfBlock(block, kind);
  const tell = (outcome: Outcome, handle: Handle, label: string) => {
    if (outcome.done) editor.announce(t('{label}: {words}', { label: handle.label, words: label }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div aria-label={t('Spaces and columns of {name}', { name })} className="rihla-canvas__handles" role="group">
      {handles.map((handle) => (
        <HandleView
          handle={handle}
          key={handle.path}
          name={name}
          onPull={(pulls) => {
            isPulled.current = pulls;
          }}
          onReset={() => editor.reset(block.id, handle.path)}
          onStep={(step: Step) => tell(editor.change(block.id, { [handle.path]: step.value }), handle, step.label)}
          page={page}
          scale={scale}
        />
      ))}
    </div>
  );
}
