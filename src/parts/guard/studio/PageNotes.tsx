import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  changedSinceJudged,
  notesOf,
  OPEN_NOTES,
  type PageNote,
  tellNotes,
  watchNotes,
} from '../../../editor/notes/pageNotes.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { Dismissal } from '../dismissals/dismissals.ts';
import type { PublishFinding } from '../judge/publishFinding.ts';
import NotesDialog, { type ListedNote } from './NotesDialog.tsx';

/** Time after a save in which further ones are waited for, in ms. */
const PAUSE_MS = 600;

const readMeasured = () => notesOf('measured');

interface PageNotesProps {
  /** As `pages/7`. */
  document: string;
  /** Opens the place of a note; undefined where it is in no field of the form. */
  showOf: (note: PageNote) => (() => void) | undefined;
}

interface Checked {
  findings: readonly PublishFinding[];
  asides: readonly Dismissal[];
}

/**
 * What would be found before the open document is published: its stored draft is judged after each save, by the same rules, and the
 * editor marks the blocks. Renders the list of notes when it is asked for.
 */
export default function PageNotes({ document, showOf }: PageNotesProps) {
  const { lastUpdateTime } = useDocumentInfo();
  const [checked, setChecked] = useState<Checked>({ findings: [], asides: [] });
  const [opened, setOpened] = useState<{ block: string | undefined }>();
  // Rendered on the server, too, where nothing is measured.
  const measured = useSyncExternalStore(watchNotes, readMeasured, readMeasured);
  const changed = useSyncExternalStore(watchNotes, changedSinceJudged, changedSinceJudged);

  // biome-ignore lint/correctness/useExhaustiveDependencies: judged again after each save
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () =>
        callStudioApi<Checked>('/api/guard/check', { document }, left.signal).then(
          setChecked,
          // Publishing checks again; until then the notes stay as they are.
          () => undefined,
        ),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [document, lastUpdateTime]);
  useEffect(() => {
    tellNotes(
      'judged',
      checked.findings.filter(({ aside }) => !aside),
    );
  }, [checked]);
  useEffect(() => () => tellNotes('judged', []), []);
  useEffect(() => {
    const open = (event: Event) => setOpened({ block: (event as CustomEvent<string | undefined>).detail });
    window.addEventListener(OPEN_NOTES, open);
    return () => window.removeEventListener(OPEN_NOTES, open);
  }, []);

  const asideOf = ({ key }: PageNote) => checked.asides.find((each) => each.key === key);
  const putAside = async ({ key }: PageNote, reason: string) => {
    const { asides } = await callStudioApi<{ asides: Dismissal[] }>('/api/guard/aside', { document, key, reason });
    const findings = checked.findings.map(({ aside: _, ...finding }) => {
      const aside = asides.find((each) => each.key === finding.key);
      return { ...finding, ...(aside && { aside }) };
    });
    setChecked({ asides, findings });
  };
  if (!opened) return null;
  const isJudged = ({ block }: PageNote) => block === undefined || !changed.includes(block);
  const notes: ListedNote[] = [...checked.findings, ...measured]
    .filter(isJudged)
    .map((note) => ({ ...note, aside: asideOf(note) }));
  return (
    <NotesDialog
      block={opened.block}
      notes={notes}
      onAside={putAside}
      onClose={() => setOpened(undefined)}
      showOf={(note) => {
        const show = showOf(note);
        return (
          show &&
          (() => {
            setOpened(undefined);
            // The closing dialog restores focus first.
            requestAnimationFrame(show);
          })
        );
      }}
    />
  );
}
