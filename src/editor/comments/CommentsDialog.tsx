import { X } from 'lucide-react';
import { useState } from 'react';
import type { CommentThread, DocumentComments } from '../../shared/comments.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { t } from '../../shared/studioWords/t.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { indexTree } from '../model/indexTree.ts';
import { CommentForm } from './CommentForm.tsx';
import { ThreadView } from './ThreadView.tsx';
import './comments.css';

/** What can be done with comments; each rejects with the reason as an Error. */
export interface CommentActions {
  add(block: string, text: string): Promise<void>;
  answer(thread: number, text: string): Promise<void>;
  resolve(thread: number, isResolved: boolean): Promise<void>;
}

interface CommentsDialogProps extends CommentActions {
  /** Undefined until they are read. */
  comments: DocumentComments | undefined;
  /** Why they could not be read. */
  fault: string | undefined;
  onClose: () => void;
}

/** Comments on the selected block, then those on all others. Renders a `<dialog>`. */
export function CommentsDialog({ add, answer, comments, fault, onClose, resolve }: CommentsDialogProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const tree = useEditorState((state) => state.tree);
  const selected = useEditorState((state) => state.selected.at(-1));
  const [showsResolved, setShowsResolved] = useState(false);
  const [said, setSaid] = useState('');
  const index = indexTree(tree, kinds);
  const nameOf = (id: string) => {
    const block = index.get(id)?.block;
    return block ? nameOfBlock(block, kinds.get(block.blockType)) : t('A block that is no longer there');
  };
  const { people = [], threads = [] } = comments ?? {};
  const resolved = threads.filter(({ resolvedBy }) => resolvedBy !== undefined);
  const shown = threads.filter(({ resolvedBy }) => showsResolved || resolvedBy === undefined);
  /** In the page's order; those of blocks that are gone come last. */
  const orderOf = ({ block }: CommentThread) => index.get(block)?.order ?? Number.POSITIVE_INFINITY;
  const others = [
    ...Map.groupBy(
      shown.filter(({ block }) => block !== selected).toSorted((one, other) => orderOf(one) - orderOf(other) || 0),
      ({ block }) => block,
    ),
  ];
  const tell = async (work: Promise<void>, done: string) => {
    await work;
    setSaid(done);
  };
  const threadOf = (thread: CommentThread) => (
    <ThreadView
      key={thread.id}
      onAnswer={(text) => tell(answer(thread.id, text), t('Answered.'))}
      onResolve={(isResolved) => tell(resolve(thread.id, isResolved), t(isResolved ? 'Resolved.' : 'Open again.'))}
      people={people}
      thread={thread}
    />
  );
  return (
    <Dialog className="rihla-editor-comments" label={t('Comments')} onClose={onClose}>
      <header>
        <h2>{t('Comments')}</h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      {fault && <p role="alert">{fault}</p>}
      {selected !== undefined && (
        <section aria-label={nameOf(selected)}>
          <h3 dir="auto">{nameOf(selected)}</h3>
          {shown.filter(({ block }) => block === selected).map(threadOf)}
          <CommentForm
            action={t('Comment')}
            label={t('Comment on this block')}
            onSend={(text) => tell(add(selected, text), t('Your comment is saved.'))}
            people={people}
          />
        </section>
      )}
      <p role="status">{said}</p>
      {others.map(([block, list]) => (
        <section aria-label={nameOf(block)} key={block}>
          <h3 dir="auto">
            {index.has(block) ? (
              <button onClick={() => editor.select([block])} type="button">
                {nameOf(block)}
              </button>
            ) : (
              nameOf(block)
            )}
          </h3>
          {list.map(threadOf)}
        </section>
      ))}
      {comments && threads.length === 0 && <p>{t('There are no comments on this page yet.')}</p>}
      {resolved.length > 0 && (
        <button aria-pressed={showsResolved} onClick={() => setShowsResolved(!showsResolved)} type="button">
          {t('Show resolved ({count})', { count: resolved.length })}
        </button>
      )}
    </Dialog>
  );
}
