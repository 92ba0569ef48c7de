'use client';
import { Suspense, useId } from 'react';
import { isKept } from '../../shared/keptBlock.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { lazyScript } from '../../shared/lazyScript.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { useEditorState, useKinds } from '../EditorProvider.tsx';
import { BlockSettings } from './BlockSettings.tsx';
import './inspector.css';

// Several blocks are rarely set at once.
const CommonSettings = lazyScript(() => import('./CommonSettings.tsx'));

interface InspectorProps {
  /** Of the layout. */
  schemaPath: string;
  readOnly: boolean;
}

/** The settings of the selected block. */
export function Inspector({ readOnly, schemaPath }: InspectorProps) {
  const kinds = useKinds();
  const id = useEditorState(({ selected }) => selected.at(-1));
  const count = useEditorState(({ selected }) => selected.length);
  const block = useEditorState(({ tree }) => (id ? findBlock(tree, id, kinds) : undefined));
  const kind = block && kinds.get(block.blockType);
  const title = useId();
  return (
    <section aria-labelledby={title} className="rihla-editor-settings">
      <h2 className="rihla-editor-settings__title" id={title}>
        {block ? nameOfBlock(block, kind) : t('Settings')}
      </h2>
      <Suspense>{count > 1 && !readOnly && <CommonSettings />}</Suspense>
      {count > 1 && <p>{sayCount(count)}</p>}
      {!block && <p>{t('Select a block on the page or in the tree. What can be set of it stands here.')}</p>}
      {block && isKept(block) && (
        <p>
          {t('No widget of this site knows the kind “{kind}”, or only in an older version.', {
            kind: String(block.kind),
          })}{' '}
          {t('The block is kept as it is, and visitors do not see it until its widget is back.')}{' '}
          {t('It can be moved, copied and deleted.')}
        </p>
      )}
      {block && kind && !isKept(block) && (
        <>
          <BlockSettings block={block} key={block.id} kind={kind} readOnly={readOnly} schemaPath={schemaPath} />
          <a
            className="rihla-editor-settings__help"
            href={`/admin/help?for=block/${encodeURIComponent(kind.label)}`}
            rel="noreferrer"
            target="_blank"
          >
            {t('What this block is for')}
          </a>
        </>
      )}
    </section>
  );
}

function sayCount(count: number): string {
  return tCount(
    '{count} block is selected. These are its settings.',
    '{count} blocks are selected. These are the settings of the last one.',
    count,
  );
}
