'use client';
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { type RefObject, useCallback, useState } from 'react';
import { Canvas } from '../canvas/Canvas.tsx';
import { Later } from '../controls/Later.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import type { Part } from '../keys/commands.ts';
import { useFrameKeys } from '../keys/KeysProvider.tsx';
import { BeginWith } from '../palette/begin/BeginWith.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { Tree } from '../tree/Tree.tsx';
import { type Pane, PaneSwitch } from './PaneSwitch.tsx';

interface PanesProps {
  /** The pane that a narrow window shows beside the page. */
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** Of the layout. */
  schemaPath: string;
  readOnly: boolean;
  tree: RefObject<HTMLDivElement | null>;
  settings: RefObject<HTMLDivElement | null>;
  /** Set to a function that edits the text of the selected block on the page. */
  editText: RefObject<(() => void) | undefined>;
  onShow: (part: Part) => void;
}

/** The tree, the page and the settings side by side; on a narrow window the page, and one of the others. */
export function Panes({ editText, onPane, onShow, pane, readOnly, schemaPath, settings, tree }: PanesProps) {
  const { collectionSlug = '' } = useDocumentInfo();
  return (
    <div className="rihla-editor__panes">
      <PaneSwitch pane={pane} onChange={onPane} />
      <div className="rihla-editor__pane" data-name="blocks" ref={tree}>
        {/* A long tree takes as long to render as the server takes for the page, which is requested first. */}
        <Later>
          <Tree onEdit={() => onShow('text')} />
        </Later>
      </div>
      <div className="rihla-editor__pane rihla-editor__pane--page" data-name="page">
        {!readOnly && <BeginWith collection={collectionSlug} />}
        {/* A window for the page and one pane beside it: what is pressed is wanted more than where it stands. */}
        <Page editText={editText} onPick={() => pane === 'blocks' && onPane('settings')} onShow={onShow} />
      </div>
      <div className="rihla-editor__pane" data-name="settings" ref={settings}>
        <Inspector readOnly={readOnly} schemaPath={schemaPath} />
      </div>
    </div>
  );
}

/** The canvas with the document's real page. */
function Page({ editText, onPick, onShow }: Pick<PanesProps, 'editText' | 'onShow'> & { onPick: () => void }) {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { getData } = useForm();
  const title = useFormFields(([fields]) => fields.title?.value);
  const openPalette = usePalette();
  const [page, setPage] = useState<Document>();
  const values = useCallback(() => ({ ...getData(), id }), [getData, id]);
  const watchFrame = useCallback((frame: Document) => {
    setPage(frame);
    return () => setPage(undefined);
  }, []);
  useFrameKeys(page);
  if (id === undefined) return null;
  return (
    <Canvas
      document={{ kind: 'collection', slug: collectionSlug, id: String(id) }}
      key={`${collectionSlug}-${id}`}
      editText={editText}
      onAdd={(place) => openPalette({ place })}
      onPick={onPick}
      onSettings={() => onShow('settings')}
      stamp={title}
      url={`/preview/${collectionSlug}/${id}/`}
      values={values}
      watchFrame={watchFrame}
    />
  );
}
