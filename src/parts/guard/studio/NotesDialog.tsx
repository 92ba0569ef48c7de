import { useRef } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import type { PageNote } from '../../../editor/notes/pageNotes.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { Dismissal } from '../dismissals/dismissals.ts';
import { FindingItem } from './FindingItem.tsx';
import '../../../cms/studio/form.css';
import './findings.css';

/** A note with the reason for which it was dismissed. */
export interface ListedNote extends PageNote {
  aside?: Dismissal | undefined;
}

interface NotesDialogProps {
  notes: readonly ListedNote[];
  /** Block whose notes come first. */
  block: string | undefined;
  onAside: (note: ListedNote, reason: string) => Promise<void>;
  onClose: () => void;
  /** Opens the place of a note; undefined where it is in no field of the form. */
  showOf: (note: ListedNote) => (() => void) | undefined;
}

/** All notes about the page while it is edited, those of the selected block first. Renders a `<dialog>`. */
export default function NotesDialog({ block, notes, onAside, onClose, showOf }: NotesDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = notes.filter(({ aside }) => !aside);
  const isHere = (note: ListedNote) => block !== undefined && note.block === block;
  const here = open.filter(isHere);
  const groups = [
    { title: t('On the selected block'), list: here },
    {
      title: here.length > 0 ? t('Elsewhere on the page') : t('On the page'),
      list: open.filter((note) => !isHere(note)),
    },
    { title: t('Put aside'), list: notes.filter(({ aside }) => aside) },
  ];
  return (
    <Dialog className="rihla-form rihla-findings" label={t('Notes on the page')} onClose={onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {t('Notes on the page')}
      </h2>
      <div className="rihla-findings__lists">
        {open.length === 0 && <p>{t('Nothing to mend, and no advice: what was saved last is checked.')}</p>}
        {groups.map(
          ({ list, title }) =>
            list.length > 0 && (
              <section aria-label={title} key={title}>
                <h3>{title}</h3>
                <ul>
                  {list.map((note) => (
                    <FindingItem
                      finding={note}
                      key={note.key}
                      onAside={async (reason) => {
                        await onAside(note, reason);
                        // It moves to another list, and its button with it.
                        heading.current?.focus();
                      }}
                      onShow={showOf(note)}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <p className="rihla-findings__buttons">
        <button onClick={onClose} type="button">
          {t('Close')}
        </button>
      </p>
    </Dialog>
  );
}
