'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { Canvas } from '../canvas/Canvas.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { FoundWork } from '../saving/FoundWork.tsx';
import { StatusLine } from '../saving/StatusLine.tsx';
import type { Saving } from '../saving/useSaving.ts';
import { Tree } from '../tree/Tree.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { type Pane, PaneSwitch } from './PaneSwitch.tsx';
import { useArea } from './useArea.ts';
import { useMode } from './useMode.ts';
import './workspace.css';

interface PanesProps {
  /** What holds the form. */
  main: HTMLElement;
  /** Of the layout. */
  schemaPath: string;
  readOnly: boolean;
  saving: Saving;
}

/** The tree, the page and the settings beside each other; on a narrow window the page, and one of the others. */
export function Panes({ main, readOnly, saving, schemaPath }: PanesProps) {
  const [mode, setMode] = useMode();
  const [pane, setPane] = useState<Pane>('blocks');
  const area = useArea(main, mode === 'layout');
  return (
    <div className="rihla-editor" data-mode={mode} data-pane={pane} style={area}>
      <div className="rihla-editor__bar">
        <ModeSwitch mode={mode} onChange={setMode} />
        <StatusLine status={saving.status} />
      </div>
      <FoundWork saving={saving} />
      {mode === 'layout' && (
        <div className="rihla-editor__panes">
          <PaneSwitch pane={pane} onChange={setPane} />
          <div className="rihla-editor__pane" data-name="blocks">
            <Tree />
          </div>
          <div className="rihla-editor__pane rihla-editor__pane--page" data-name="page">
            <Page />
          </div>
          <div className="rihla-editor__pane" data-name="settings">
            <Inspector readOnly={readOnly} schemaPath={schemaPath} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The real page of the document. */
function Page() {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { getData } = useForm();
  const openPalette = usePalette();
  const values = useCallback(() => ({ ...getData(), id }), [getData, id]);
  if (id === undefined) return null;
  return (
    <Canvas
      document={{ kind: 'collection', slug: collectionSlug, id: String(id) }}
      key={`${collectionSlug}-${id}`}
      onAdd={(place) => openPalette({ place })}
      url={`/preview/${collectionSlug}/${id}/`}
      values={values}
    />
  );
}
