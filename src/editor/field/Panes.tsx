'use client';
import { useState } from 'react';
import { Inspector } from '../inspector/Inspector.tsx';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
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
}

/** The tree, the page and the settings beside each other; on a narrow window the page, and one of the others. */
export function Panes({ main, readOnly, schemaPath }: PanesProps) {
  const [mode, setMode] = useMode();
  const [pane, setPane] = useState<Pane>('blocks');
  const area = useArea(main, mode === 'layout');
  return (
    <PaletteProvider>
      <div className="rihla-editor" data-mode={mode} data-pane={pane} style={area}>
        <div className="rihla-editor__bar">
          <ModeSwitch mode={mode} onChange={setMode} />
        </div>
        {mode === 'layout' && (
          <>
            <PaneSwitch pane={pane} onChange={setPane} />
            <div className="rihla-editor__panes">
              <div className="rihla-editor__pane" data-name="blocks">
                <Tree />
              </div>
              <div className="rihla-editor__pane rihla-editor__pane--page" data-name="page" />
              <div className="rihla-editor__pane" data-name="settings">
                <Inspector readOnly={readOnly} schemaPath={schemaPath} />
              </div>
            </div>
          </>
        )}
      </div>
    </PaletteProvider>
  );
}
