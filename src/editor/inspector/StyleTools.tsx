'use client';
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { Suspense, useEffect, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import type { Kind } from '../../shared/layouts/kind.ts';
import { SAVED_STYLE, SAVED_STYLES, styleValues } from '../../shared/layouts/savedStyle.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { lazyScript } from '../../shared/lazyScript.ts';
import { readRowId, relationId } from '../../shared/rowId.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor } from '../EditorProvider.tsx';
import type { EditedBlock } from '../model/types.ts';
import type { StoredStyle } from './StyleSources.tsx';
import './styleTools.css';

const StyleSources = lazyScript(() => import('./StyleSources.tsx'));
const SaveStyleDialog = lazyScript(() => import('./SaveStyleDialog.tsx'));

interface StyleToolsProps {
  block: EditedBlock;
  kind: Kind;
  readOnly: boolean;
}

/** Buttons above the settings of a block's look: where it comes from, and saving it as a style. */
export default function StyleTools({ block, kind, readOnly }: StyleToolsProps) {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const editor = useEditor();
  const [open, setOpen] = useState<'save' | 'sources'>();
  const { collectionSlug, id } = useDocumentInfo();
  const { admin, api } = config.routes;
  const style = useStyle(api, relationId(valueAt(block, SAVED_STYLE)));
  const close = () => setOpen(undefined);
  const maySave = !readOnly && !editor.rights.isContentOnly && permissions?.collections?.[SAVED_STYLES]?.create;
  return (
    <div className="rihla-editor-style-tools">
      <button aria-haspopup="dialog" onClick={() => setOpen('sources')} type="button">
        {t('Why it looks so')}
      </button>
      {maySave && styleValues(block).size > 0 && (
        <button aria-haspopup="dialog" onClick={() => setOpen('save')} type="button">
          {t('Save as a style…')}
        </button>
      )}
      <Suspense>
        {open === 'sources' && (
          <StyleSources
            admin={admin}
            api={api}
            block={block}
            kind={kind}
            onClose={close}
            readOnly={readOnly}
            style={style}
            template={collectionSlug === 'templates' ? readRowId(String(id)) : undefined}
          />
        )}
        {open === 'save' && <SaveStyleDialog api={api} block={block} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The saved style of an id; undefined for none, until it is read, and where it is gone. */
function useStyle(api: string, id: number | undefined): StoredStyle | undefined {
  const [style, setStyle] = useState<StoredStyle>();
  useEffect(() => {
    setStyle(undefined);
    if (id === undefined) return;
    const asked = new AbortController();
    callStudioApi<StoredStyle>(`${api}/${SAVED_STYLES}/${id}?depth=0`, undefined, asked.signal).then(
      setStyle,
      () => undefined,
    );
    return () => asked.abort();
  }, [api, id]);
  return style;
}
