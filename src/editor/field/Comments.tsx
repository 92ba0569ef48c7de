'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { callStudioApi } from '../../shared/callStudioApi.ts';
import type { DocumentComments } from '../../shared/comments.ts';
import { type CommentActions, CommentsDialog } from '../comments/CommentsDialog.tsx';
import { OPEN_COMMENTS } from '../comments/openComments.ts';
import { useEditor } from '../EditorProvider.tsx';

/** How often others' comments are read while the window is visible, in ms. */
const EVERY_MS = 60_000;

/** Comments on the blocks of the open document: tells the editor which blocks have any, and renders their `<dialog>` when it is asked for. */
export default function Comments() {
  const { config } = useConfig();
  const editor = useEditor();
  const { collectionSlug, id } = useDocumentInfo();
  const [comments, setComments] = useState<DocumentComments>();
  const [fault, setFault] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const address = `${config.routes.api}/comments`;
  const document = id === undefined ? undefined : `${collectionSlug}/${id}`;

  const take = useCallback(
    (found: DocumentComments) => {
      setComments(found);
      setFault(undefined);
      const open = found.threads.filter(({ resolvedBy }) => resolvedBy === undefined);
      const counts = Map.groupBy(open, ({ block }) => block);
      editor.noteComments(new Map([...counts].map(([block, threads]) => [block, threads.length])));
    },
    [editor],
  );
  useEffect(() => {
    if (!document) return;
    const load = () => {
      if (globalThis.document.hidden) return;
      callStudioApi<DocumentComments>(`${address}?${new URLSearchParams({ document })}`).then(take, (error: Error) =>
        setFault(error.message),
      );
    };
    const open = () => {
      setOpen(true);
      load();
    };
    load();
    const timer = setInterval(load, EVERY_MS);
    window.addEventListener(OPEN_COMMENTS, open);
    return () => {
      clearInterval(timer);
      window.removeEventListener(OPEN_COMMENTS, open);
    };
  }, [address, document, take]);
  const actions = useMemo((): CommentActions => {
    const send = async (path: string, body: object) =>
      take(await callStudioApi<DocumentComments>(`${address}${path}`, { document, ...body }));
    return {
      add: (block, text) => send('', { block, text }),
      answer: (thread, text) => send('', { thread, text }),
      resolve: (thread, isResolved) => send('/resolve', { thread, isResolved }),
    };
  }, [address, document, take]);
  if (!isOpen) return null;
  return <CommentsDialog {...actions} comments={comments} fault={fault} onClose={() => setOpen(false)} />;
}
