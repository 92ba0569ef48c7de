import { useMemo, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../../EditorProvider.tsx';
import { fits, isFor } from '../offer.ts';
import { DrawingView } from '../sections/DrawingView.tsx';
import { useSections } from '../sections/SectionsContext.tsx';
import './beginWith.css';

const AT_START = { parent: null, slot: '', index: 0 };

/**
 * Offers whole pages to begin with, as long as the layout is empty. Renders a `<section>` beside the page, which it does
 * not cover; nothing where none is for this collection.
 */
export function BeginWith({ collection }: { collection: string }) {
  const isEmpty = useEditorState(({ tree }) => tree.length === 0);
  const [isDismissed, setDismissed] = useState(false);
  return isEmpty && !isDismissed ? <WholePages collection={collection} onDismiss={() => setDismissed(true)} /> : null;
}

function WholePages({ collection, onDismiss }: { collection: string; onDismiss: () => void }) {
  const editor = useEditor();
  const kinds = useKinds();
  const sections = useSections();
  const pages = useMemo(
    () => sections.filter((each) => each.isPage && isFor(collection, each) && fits(each, AT_START, [], kinds)),
    [collection, kinds, sections],
  );
  if (pages.length === 0) return null;
  return (
    <section aria-label={t('Begin with a whole page')} className="rihla-editor-begin">
      <header>
        <p>{t('Begin with …')}</p>
        <button onClick={onDismiss} type="button">
          {t('An empty page')}
        </button>
      </header>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <button onClick={() => editor.insertSection(page, AT_START)} type="button">
              <DrawingView drawing={page.drawing} />
              {page.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
