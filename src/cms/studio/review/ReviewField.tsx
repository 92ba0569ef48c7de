'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { MAX_NOTE_LENGTH, type ShownReview } from '../../review/words.ts';
import { askApi } from '../askApi.ts';
import './review.css';

/** On a draft's form: its author sends it for review, an editor sends it back; both read what was written. */
export function ReviewField() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const document = id === undefined ? undefined : `${collectionSlug}/${id}`;
  // A save may have published it.
  return document ? <Review document={document} key={document} savedAt={lastUpdateTime} /> : null;
}

function Review({ document, savedAt }: { document: string; savedAt: number | undefined }) {
  const [review, setReview] = useState<ShownReview>();
  const [news, setNews] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after every save
  useEffect(() => {
    const controller = new AbortController();
    askApi<ShownReview>(`/api/review?${new URLSearchParams({ document })}`, undefined, controller.signal).then(
      setReview,
      () => undefined,
    );
    return () => controller.abort();
  }, [document, savedAt]);
  const send = useCallback(
    async (text: string) => {
      const isAnswer = review?.may === 'answer';
      const [path, body] = isAnswer ? ['/api/review/answer', { answer: text }] : ['/api/review', { note: text }];
      setReview(await askApi<ShownReview>(path as string, { document, ...(body as object) }));
      setNews(isAnswer ? 'It is sent back; the author gets a letter.' : 'It is sent; the editors get a letter.');
    },
    [document, review?.may],
  );
  if (!review || (!review.state && review.may !== 'send')) return null;
  return (
    <section aria-label="Review" className="rihla-review" data-state={review.state}>
      <Said review={review} />
      {isTurn(review) && <Note isAnswer={review.may === 'answer'} onSend={send} />}
      <p aria-live="polite">{news}</p>
    </section>
  );
}

function isTurn({ may, state }: ShownReview): boolean {
  return may === 'send' || (may === 'answer' && state === 'waiting');
}

function Said({ review: { answer, answeredBy, note, sender, state } }: { review: ShownReview }) {
  if (!state) return null;
  return (
    <>
      <h2>{state === 'waiting' ? 'Waits for an editor' : `Sent back by ${answeredBy || 'an editor'}`}</h2>
      {state === 'returned' && answer && <blockquote>{answer}</blockquote>}
      {state === 'waiting' && note && (
        <>
          {sender && <p>{sender} writes:</p>}
          <blockquote>{note}</blockquote>
        </>
      )}
    </>
  );
}

/** Asks for a note once its button is pressed. */
function Note({ isAnswer, onSend }: { isAnswer: boolean; onSend: (text: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const field = useId();
  const button = useId();
  const close = () => {
    setOpen(false);
    // The button is there again after this turn.
    requestAnimationFrame(() => window.document.getElementById(button)?.focus());
  };
  if (!isOpen)
    return (
      <button className="rihla-review__button" id={button} onClick={() => setOpen(true)} type="button">
        {isAnswer ? 'Send back with a note' : 'Send for review'}
      </button>
    );
  const send = async () => {
    try {
      await onSend(text);
      setText('');
      setFault('');
      close();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    // Keys of the editor do not act here, and Enter in it does not save the document.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it, as a dialog
    <div
      className="rihla-review__note"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <label htmlFor={field}>{isAnswer ? 'What is to be changed' : 'A note for the editor, if you like'}</label>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: opened by a button, as a dialog is
        autoFocus
        id={field}
        maxLength={MAX_NOTE_LENGTH}
        onChange={({ target }) => setText(target.value)}
        rows={4}
        value={text}
      />
      <p className="rihla-review__fault" role="alert">
        {fault}
      </p>
      <p className="rihla-review__buttons">
        <button className="rihla-review__button" onClick={() => void send()} type="button">
          {isAnswer ? 'Send it back' : 'Send it'}
        </button>
        <button onClick={close} type="button">
          Leave it
        </button>
      </p>
    </div>
  );
}
