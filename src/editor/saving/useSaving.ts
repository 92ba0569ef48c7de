'use client';
import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { AUTOSAVE_INTERVAL_MS } from '../../shared/autosave.ts';
import type { Values } from '../../shared/isObject.ts';
import { makeUuid } from '../../shared/makeUuid.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { createJournal, type FoundWork, type Journal } from '../journal/createJournal.ts';
import { followEditor } from '../journal/followEditor.ts';
import { indexedDbStorage } from '../journal/indexedDbStorage.ts';
import { announceWindow, listOpenWindows } from '../journal/openWindows.ts';
import { FRESH, isUnsaved, type SaveStatus } from '../journal/status.ts';
import { takeSaved } from '../journal/takeSaved.ts';
import type { Tree } from '../model/types.ts';
import { openDocument, type SessionEvent } from '../session/openDocuments.ts';
import { createSaver, type Saver } from './createSaver.ts';
import { madeByServer } from './madeByServer.ts';
import { sendDraft } from './sendDraft.ts';

export interface Saving {
  status: SaveStatus;
  /** Recovered work of an earlier window; undefined once the user has decided. */
  found: FoundWork | undefined;
  takeFound: () => void;
  discardFound: () => void;
  /** Saves pending changes at once. */
  flush: () => void;
}

/**
 * Autosave of the document's draft, layout and all other fields, with the layout in the local journal until it is
 * saved. Payload's own autosave neither retries nor reports a failure, and sends the whole document each time.
 * @param name the field of the layout
 */
export function useSaving(name: string, readOnly: boolean): Saving {
  const editor = useEditor();
  const kinds = useKinds();
  const { config } = useConfig();
  const { user } = useAuth();
  const info = useDocumentInfo();
  const { dispatchFields, setModified } = useForm();
  const [fields] = useAllFormFields();
  const isProcessing = useFormProcessing();
  const [status, setStatus] = useState(FRESH);
  const [found, setFound] = useState<FoundWork>();
  const saver = useRef<Saver>(undefined);
  /** The document as Payload's form has saved it, until that is processed. */
  const stored = useRef<Values>(undefined);
  const journal = useRef<Journal>(undefined);
  const values = useRef<Values>({});
  const form = useRef(fields);
  form.current = fields;
  const { collectionSlug = '', id } = info;
  values.current = reduceFieldsToValues(fields, true) as Values;

  /** Updates what Payload shows of a saved document: when, and that there are unpublished changes. */
  const noteSaved = (doc: Values) => {
    if (typeof doc.updatedAt === 'string') info.setLastUpdateTime(Date.parse(doc.updatedAt));
    if (!info.mostRecentVersionIsAutosaved) {
      info.incrementVersionCount();
      info.setMostRecentVersionIsAutosaved(true);
      info.setUnpublishedVersionCount((count) => count + 1);
    }
    setModified(false);
  };
  const latest = useRef(noteSaved);
  latest.current = noteSaved;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for as long as the document is edited
  useEffect(() => {
    if (readOnly || id === undefined) return;
    const writer = makeUuid();
    const leaveWindow = announceWindow(writer);
    // A later document may reuse the id of a deleted one.
    const owner = { slug: collectionSlug, id: `${id} ${info.initialData?.createdAt ?? ''}`, user: user?.id ?? '' };
    const storage = indexedDbStorage();
    const own = createJournal({
      owner,
      storage,
      tree: editor.getState().tree,
      base: info.data?.updatedAt,
      now: Date.now,
      writer,
      openWindows: listOpenWindows,
      onKept: (isKept) => saver.current?.tell({ type: 'kept', isKept }),
    });
    let sentTree: Tree = editor.getState().tree;
    let sentFields = form.current;
    const ours = createSaver({
      values: values.current,
      pause: AUTOSAVE_INTERVAL_MS,
      now: Date.now,
      send: (changed) => {
        sentTree = editor.getState().tree;
        sentFields = form.current;
        return sendDraft(`${config.routes.api}/${collectionSlug}/${id}`, changed);
      },
      onStatus: setStatus,
      onRefused: (faults) =>
        dispatchFields({
          type: 'ADD_SERVER_ERRORS',
          errors: faults.filter(({ path }) => path === name || path.startsWith(`${name}.`)),
        }),
      onSaved: (sent, doc) => {
        const layout = name in sent && Array.isArray(doc[name]) ? (doc[name] as Tree) : sentTree;
        takeSaved({ sent: sentTree, saved: layout, updatedAt: String(doc.updatedAt ?? '') }, editor, own, kinds);
        for (const [path, value] of Object.entries(madeByServer(sentFields, form.current, doc))) {
          dispatchFields({ type: 'UPDATE', path, value });
        }
        latest.current(doc);
      },
    });
    saver.current = ours;
    journal.current = own;
    const { listeners } = openDocument(`${collectionSlug}/${id}`);
    const follow = (event: SessionEvent) => {
      if (event.type === 'saved' && !event.isAutomatic) stored.current = event.document;
      if (event.type === 'rebased') ours.rebase(event.document);
      if (event.type === 'moved') {
        ours.confirm(values.current, event.document);
        own.confirm(editor.getState().tree, undefined);
      }
    };
    listeners.add(follow);
    const stopFollowing = followEditor(editor, own);
    void own.find().then(setFound);
    let stopHistory: (() => void) | undefined = () => undefined;
    const followHistory = async () => {
      const { keepHistory, readTab } = await import('../journal/keepHistory.ts');
      if (stopHistory) stopHistory = keepHistory(editor, { owner, storage, tab: readTab(makeUuid), now: Date.now });
    };
    // Without its script only the steps of an earlier window are missing.
    followHistory().catch(() => undefined);
    const tell = () => ours.tell(navigator.onLine ? { type: 'online', at: Date.now() } : { type: 'offline' });
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      ours.flush();
      ours.stop();
      listeners.delete(follow);
      stopFollowing();
      stopHistory?.();
      stopHistory = undefined;
      void own.flush();
      leaveWindow();
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [editor, id, collectionSlug, readOnly]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those of the fields
  useEffect(() => saver.current?.note(values.current), [fields]);
  useHold(isProcessing, saver, journal, values, stored, name);
  useWarning(status);

  return {
    status,
    found,
    takeFound: () => {
      if (found) {
        journal.current?.take(found);
        editor.replace(found.tree, t('Brought back what was not saved'));
      }
      setFound(undefined);
    },
    flush: () => saver.current?.flush(),
    discardFound: () => {
      if (found) void journal.current?.discard(found);
      setFound(undefined);
    },
  };
}

/** Pauses autosave while Payload publishes or saves the form, and records its success. */
function useHold(
  isProcessing: boolean,
  saver: { current: Saver | undefined },
  journal: { current: Journal | undefined },
  values: { current: Values },
  stored: { current: Values | undefined },
  name: string,
): void {
  const begun = useRef<Values>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the others hold when the form begins and ends counts
  useEffect(() => {
    if (isProcessing) {
      stored.current = undefined;
      begun.current = values.current;
      saver.current?.hold(true);
      return;
    }
    const [sent, saved] = [begun.current, stored.current];
    if (sent && saved) {
      saver.current?.confirm(sent, saved);
      const tree = sent[name];
      // The sent values are form data, whose layout field is the tree.
      if (Array.isArray(tree)) journal.current?.confirm(tree as unknown as Tree, String(saved.updatedAt ?? ''));
    }
    begun.current = undefined;
    saver.current?.hold(false);
  }, [isProcessing]);
}

/** Warns before a window with unsaved work is closed (`beforeunload`). */
function useWarning(status: SaveStatus): void {
  const hasUnsaved = isUnsaved(status);
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
