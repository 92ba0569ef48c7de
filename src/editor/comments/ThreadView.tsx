import { useState } from 'react';
import type { CommentThread, ShownComment } from '../../shared/comments.ts';
import { t } from '../../shared/studioWords/t.ts';
import { studioMoment } from '../../shared/time/studioMoment.ts';
import { CommentForm } from './CommentForm.tsx';

interface ThreadViewProps {
  thread: CommentThread;
  people: readonly string[];
  onAnswer: (text: string) => Promise<void>;
  onResolve: (isResolved: boolean) => Promise<void>;
}

/** A comment with its answers, and a field to answer it. */
export function ThreadView({ onAnswer, onResolve, people, thread }: ThreadViewProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [fault, setFault] = useState('');
  const isResolved = thread.resolvedBy !== undefined;
  const answer = async (text: string) => {
    await onAnswer(text);
    setAnswering(false);
  };
  return (
    <article aria-label={t('Comment by {name}', { name: nameOf(thread) })} data-resolved={isResolved || undefined}>
      <CommentView comment={thread} />
      {thread.answers.map((each) => (
        <CommentView comment={each} key={each.id} />
      ))}
      {isResolved && (
        <p className="rihla-editor-comments__note">{t('Resolved by {name}', { name: thread.resolvedBy ?? '' })}</p>
      )}
      {fault && <p role="alert">{fault}</p>}
      {isAnswering ? (
        <CommentForm
          action={t('Answer\x04a comment')}
          label={t('Answer to {name}', { name: nameOf(thread) })}
          onSend={answer}
          people={people}
        />
      ) : (
        <p>
          <button onClick={() => setAnswering(true)} type="button">
            {t('Answer…')}
          </button>
          <button onClick={() => onResolve(!isResolved).catch((error: Error) => setFault(error.message))} type="button">
            {t(isResolved ? 'Open again' : 'Resolve')}
          </button>
        </p>
      )}
    </article>
  );
}

function CommentView({ comment }: { comment: ShownComment }) {
  return (
    <div className="rihla-editor-comments__said">
      <p className="rihla-editor-comments__note">
        <b>{nameOf(comment)}</b> <time dateTime={comment.at}>{studioMoment(comment.at)}</time>
      </p>
      <p dir="auto">{comment.text}</p>
    </div>
  );
}

function nameOf({ by }: ShownComment): string {
  return by || t('A former account');
}
