'use client';
import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { lazyScript } from '../../shared/lazyScript.ts';
import type { Collision, Side } from '../../shared/merge/mergeThreeWay.ts';
import { isSame } from '../../shared/merge/same.ts';
import { t } from '../../shared/studioWords/t.ts';
import {
  changedValues,
  editedValues,
  withoutLayouts,
  withoutLocked,
  withoutSecrets,
  withUnshown,
} from './formValues.ts';
import type { Change } from './listChanges.ts';
import { noteMerged } from './mergedLayouts.ts';
import { News } from './News.tsx';
import { Others } from './Others.tsx';
import { beginDocument, endDocument, openDocument, type SessionEvent, tellDocument } from './openDocuments.ts';
import { Panels } from './Panels.tsx';
import { saveOnce } from './saveOnce.ts';
import { useFieldsJournal } from './useFieldsJournal.ts';
import { useFormWriter } from './useFormWriter.ts';
import { usePresence } from './usePresence.ts';
import './session.css';

// Rarely needed: fetched then.
const Collisions = lazyScript(() => import('./Collisions.tsx'));
const DeletedDocument = lazyScript(() => import('./DeletedDocument.tsx'));
const FoundFields = lazyScript(() => import('./FoundFields.tsx'));

interface Conflict {
  collisions: readonly Collision[];
  merged: Values;
  theirs: Values;
}

/**
 * Editing session of the document open in Payload's form: stores unsaved fields on the device, shows presence, merges
 * what others save, and asks about conflicts. Rendered among the document's controls.
 */
export function DocumentSession() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const info = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { setModified } = useForm();
  const write = useFormWriter();
  const { collectionSlug, globalSlug, id } = info;
  const name = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? ''}`;
  const isStored = globalSlug !== undefined || id !== undefined;
  const [conflict, setConflict] = useState<Conflict>();
  const [isClosed, setIsClosed] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  /** Whether a manual save was refused. */
  const [isRefused, setIsRefused] = useState(false);
  const [news, setNews] = useState<readonly Change[]>([]);
  const form = useRef<Values>({});
  const own = (values: Values) => withoutLocked(values, info.docPermissions);
  form.current = own(reduceFieldsToValues(fields, true) as Values);
  /** The document that the form is based on. */
  const base = useRef<Values>(info.savedDocumentData ?? info.initialData ?? {});
  const isBusy = useRef(false);
  const made = collectionSlug ? String(info.initialData?.createdAt ?? '') : '';
  const journal = useFieldsJournal(`${name} ${made}`, user?.id ?? '', stampOf(base.current));

  const forget = useRef(() => {});
  forget.current = journal.forget;
  const noted = useRef((): unknown => undefined);
  /** Whether this form has created its document, which a form of its own shows next. */
  const isCreated = useRef(false);
  noted.current = () =>
    isCreated.current ||
    journal.keep(withoutSecrets(withoutLayouts(changedValues(form.current, base.current))), openDocument(name).version);

  const take = async (theirs: Values, merged: Values, ours: Values) => {
    // First: if the form could not be updated, its base must not change, or a save would revert the other changes.
    await write(ours, merged);
    const open = openDocument(name);
    const savedAt = stampOf(theirs);
    base.current = theirs;
    info.setData(theirs);
    open.rebases += 1;
    if (savedAt) {
      open.version = savedAt;
      info.setLastUpdateTime(Date.parse(savedAt));
    }
    tellDocument(open, { type: 'rebased', document: editedValues(theirs) });
    // After a refused save the form considers itself unmodified.
    if (Object.keys(changedValues(form.current, theirs)).length > 0) setModified(true);
  };

  const merge = async (theirs: Values, sides?: ReadonlyMap<string, Side>) => {
    // Fetched when another user has saved; before the form is read, which may change meanwhile.
    const [{ mergeThreeWay }, { listChanges }, { createOthersChanges }] = await Promise.all([
      import('../../shared/merge/mergeThreeWay.ts'),
      import('./listChanges.ts'),
      import('../model/othersChanges.ts'),
    ]);
    const before = editedValues(base.current, theirs);
    const ours = withUnshown(editedValues(form.current, theirs), before) as Values;
    const choose = sides && ((collision: Collision) => sides.get(collision.key) ?? 'ours');
    const { collisions, document } = mergeThreeWay(before, ours, editedValues(theirs), choose);
    if (collisions.some(({ key }) => !sides?.has(key))) {
      setConflict({ collisions, merged: document, theirs });
      setIsClosed(false);
      return;
    }
    setConflict(undefined);
    const changes = listChanges(own(ours), own(document));
    noteMerged(document, createOthersChanges);
    await take(theirs, document, ours);
    if (changes.length > 0) setNews(changes);
  };

  /** Merges the server's version, when it is not the form's base. */
  const catchUp = async () => {
    const open = openDocument(name);
    if (isBusy.current || !isStored) return;
    isBusy.current = true;
    try {
      await open.pending;
      const query = new URLSearchParams({ depth: '0', draft: 'true', 'fallback-locale': 'null', locale: locale ?? '' });
      const answer = await fetch(`${config.routes.api}/${name}?${query}`, { credentials: 'include' });
      const theirs = answer.ok ? ((await answer.json()) as Values) : undefined;
      // A later document may reuse the id of a deleted one.
      const isOther = theirs && base.current.createdAt && theirs.createdAt !== base.current.createdAt;
      setIsDeleted(answer.status === 404 || Boolean(isOther));
      if (theirs && !isOther) await merge(theirs);
    } catch {
      // Retried with the next presence poll.
    } finally {
      isBusy.current = false;
    }
  };
  const latest = useRef(catchUp);
  latest.current = catchUp;
  // Payload resets the form to these values after “Unpublish”.
  const stored = useRef(info.setData);
  stored.current = info.setData;

  useEffect(() => saveOnce(document), []);

  useEffect(() => {
    isCreated.current = false;
    const open = openDocument(name);
    beginDocument(open, stampOf(base.current));
    const follow = (event: SessionEvent) => {
      if (event.type === 'saved') {
        base.current = event.document;
        stored.current(event.document);
        setIsRefused(false);
        noted.current();
        // What the server has filled in is no unsaved work of the next new document.
        if (name.endsWith('/')) {
          isCreated.current = true;
          forget.current();
        }
      }
      if (event.type === 'stale') {
        setIsRefused(!event.isAutomatic);
        setTimeout(() => void latest.current());
      }
    };
    open.listeners.add(follow);
    return () => {
      open.listeners.delete(follow);
      endDocument(open);
    };
  }, [name]);

  const watched = isStored && !isDeleted ? name : undefined;
  const others = usePresence(`${config.routes.api}/presence`, watched, (updatedAt) => {
    if (updatedAt === null) return void latest.current();
    const { isSaving, version } = openDocument(name);
    if (isSaving || (version && Date.parse(updatedAt) <= Date.parse(version))) return;
    // Globals that were never saved have no version, and the same conflict is not shown twice.
    if (conflict && stampOf(conflict.theirs) === updatedAt) return;
    void latest.current();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those of the fields
  useEffect(() => void noted.current(), [fields]);

  const leave = (document: Values) => {
    tellDocument(openDocument(name), { type: 'moved', document });
    journal.forget();
  };

  const left = journal.found?.tree[0];
  const isLeft = left && Object.keys(left).some((each) => !isSame(left[each], withoutSecrets(form.current[each])));

  const isAsked = conflict && !isClosed;
  return (
    <div className="rihla-session">
      <Others others={others} />
      {conflict && isClosed && (
        <button className="rihla-session__decide" onClick={() => setIsClosed(false)} type="button">
          {t('Two changes to the same thing: decide')}
        </button>
      )}
      <Panels>
        <News changes={news} isRefused={isRefused} onClose={() => setNews([])} />
        <Suspense>
          {isDeleted && (
            <DeletedDocument collection={collectionSlug} onMoved={leave} values={editedValues(form.current)} />
          )}
          {journal.found && isLeft && (
            <FoundFields
              found={journal.found}
              onDiscard={journal.discard}
              onTake={() => {
                setModified(true);
                void write(form.current, { ...form.current, ...journal.take() });
              }}
            />
          )}
        </Suspense>
      </Panels>
      <Suspense>
        {isAsked && (
          <Collisions
            collisions={conflict.collisions}
            document={conflict.merged}
            onClose={() => setIsClosed(true)}
            onDecide={(sides) => void merge(conflict.theirs, sides)}
            who={others.find(({ isSelf }) => !isSelf)?.name}
          />
        )}
      </Suspense>
    </div>
  );
}

function stampOf({ updatedAt }: Values): string | undefined {
  return typeof updatedAt === 'string' ? updatedAt : undefined;
}
