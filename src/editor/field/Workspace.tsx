'use client';
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyScript } from '../../shared/lazyScript.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditorState } from '../EditorProvider.tsx';
import type { Workspace as Gesturing, Part } from '../keys/commands.ts';
import { KeysProvider } from '../keys/KeysProvider.tsx';
import { RenameProvider } from '../names/RenameProvider.tsx';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { SaveSectionProvider } from '../palette/sections/SaveSectionProvider.tsx';
import { FoundWork } from '../saving/FoundWork.tsx';
import { StatusLine } from '../saving/StatusLine.tsx';
import { type Saving, useSaving } from '../saving/useSaving.ts';
import { type OpenPart, Toolbar } from '../toolbar/Toolbar.tsx';
import { LayoutRefusal } from './LayoutRefusal.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { useOpenedBlock } from './openBlock.ts';
import type { Pane } from './PaneSwitch.tsx';
import { Panes } from './Panes.tsx';
import { PaneToggles } from './PaneToggles.tsx';
import { useArea } from './useArea.ts';
import { useHiddenPanes } from './useHiddenPanes.ts';
import { useMode } from './useMode.ts';
import './slimBar.css';
import './workspace.css';

const listGestures = async (workspace: Gesturing) => (await import('../tree/listGestures.ts')).listGestures(workspace);
const Comments = lazyScript(() => import('./Comments.tsx'));
const Versions = lazyScript(() => import('./Versions.tsx'));

interface WorkspaceProps {
  /** The field of the layout. */
  name: string;
  schemaPath: string;
  readOnly: boolean;
}

/**
 * The layout editor's workspace: overlays the document's form, which stays mounted below. Other fields, such as the
 * title, are in the form, one button away.
 */
export function Workspace({ name, readOnly, schemaPath }: WorkspaceProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const main = useMain(anchor);
  const saving = useSaving(name, readOnly);
  const isInDrawer = useEditDepth() > 1;
  const { collectionSlug } = useDocumentInfo();
  return (
    <div ref={anchor}>
      {isInDrawer ? (
        <p>{t('The layout is edited on the document’s own page.')}</p>
      ) : (
        main &&
        createPortal(
          <PaletteProvider collection={collectionSlug}>
            <RenameProvider>
              <SaveSectionProvider>
                <Window main={main} name={name} readOnly={readOnly} saving={saving} schemaPath={schemaPath} />
              </SaveSectionProvider>
            </RenameProvider>
          </PaletteProvider>,
          main,
        )
      )}
    </div>
  );
}

/** The element that holds the form; the workspace is outside the form, so that no key in it submits the form. */
function useMain(anchor: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [main, setMain] = useState<HTMLElement>();
  useEffect(() => setMain(anchor.current?.closest<HTMLElement>('main') ?? undefined), [anchor]);
  return main;
}

/** Where the focus goes in the tree, and in the settings. */
const ROW = '[role="treeitem"][tabindex="0"]';
const FIELD = '[tabindex="0"], input, select, textarea';

/** Most frames in which what is to have the focus may come into view. */
const PATIENCE_FRAMES = 120;

/**
 * Focuses an element as soon as it is in view, unless the focus has moved meanwhile: a narrow window shows its pane after the next render, and
 * a new document has its tree later.
 */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  const attempt = (left: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement !== before && document.activeElement !== document.body) return;
      find()?.focus();
      if (left > 0) attempt(left - 1);
    });
  attempt(PATIENCE_FRAMES);
}

interface WindowProps extends WorkspaceProps {
  main: HTMLElement;
  saving: Saving;
}

function Window({ main, name, readOnly, saving, schemaPath }: WindowProps) {
  const [mode, setMode] = useMode(() => show('tree'));
  const [pane, setPane] = useState<Pane>('blocks');
  const [open, setOpen] = useState<OpenPart>();
  useOpenedBlock(setMode);
  const [hidden, hide] = useHiddenPanes();
  const area = useArea(main, mode === 'layout');
  useEffect(() => void import('./dropWideRules.ts').then((script) => script.dropWideRules()).catch(() => {}), []);
  const faults = useEditorState((state) => state.faults);
  const root = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const settings = useRef<HTMLDivElement>(null);
  const editText = useRef<() => void>(undefined);
  const { isTrashed } = useDocumentInfo();
  const status = readOnly ? (
    <p className="rihla-editor-status">
      {t(isTrashed ? 'In the trash: restore it to change it' : 'Only to read: your account may not change this')}
    </p>
  ) : (
    <StatusLine status={saving.status} />
  );

  // Until they have come, and without them, the default ones count.
  useEffect(() => void import('../keys/storedKeys.ts').then(({ loadOwnKeys }) => loadOwnKeys()).catch(() => {}), []);
  // After a refused save, switches to where its errors are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be edited changes with the faults alone
  useEffect(() => {
    if (faults.length > 0) setMode('layout');
  }, [faults]);

  const showPane = (shown: 'blocks' | 'settings') => {
    hide(shown, false);
    setPane(shown);
  };
  const show = (part: Part) => {
    if (part === 'history' || part === 'keys' || part === 'versions') return setOpen(part);
    if (part === 'text' || part === 'handles') {
      // A narrow window shows the page after the next render.
      if (!root.current?.querySelector('.rihla-editor__pane--page')?.checkVisibility()) setPane('page');
      return void requestAnimationFrame(() =>
        part === 'text' ? editText.current?.() : root.current?.querySelector<HTMLElement>('[role=slider]')?.focus(),
      );
    }
    showPane(part === 'tree' ? 'blocks' : 'settings');
    const target = part === 'tree' ? tree : settings;
    focusSoon(() => target.current?.querySelector<HTMLElement>(part === 'tree' ? ROW : FIELD));
  };

  return (
    <KeysProvider isOn={mode === 'layout'} listGestures={listGestures} root={root} save={saving.flush} show={show}>
      <div
        className="rihla-editor"
        data-hides={hidden.join(' ')}
        data-mode={mode}
        data-pane={pane}
        ref={root}
        style={area}
      >
        <div className="rihla-editor__bar">
          <ModeSwitch mode={mode} onChange={setMode} />
          {mode === 'layout' ? (
            <Toolbar onOpen={setOpen} open={open}>
              {status}
              <PaneToggles hidden={hidden} onHide={(name) => hide(name, true)} onShow={showPane} />
            </Toolbar>
          ) : (
            status
          )}
        </div>
        <FoundWork saving={saving} />
        {mode === 'layout' && <LayoutRefusal isSaved={saving.status.phase === 'saved'} name={name} />}
        {mode === 'layout' && (
          <Panes
            editText={editText}
            onPane={setPane}
            onShow={show}
            pane={pane}
            readOnly={readOnly}
            schemaPath={schemaPath}
            settings={settings}
            tree={tree}
          />
        )}
        <Suspense>
          <Comments />
        </Suspense>
        <Suspense>{open === 'versions' && <Versions name={name} onClose={() => setOpen(undefined)} />}</Suspense>
      </div>
    </KeysProvider>
  );
}
