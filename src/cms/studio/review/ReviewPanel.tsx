import { useId, useState } from 'react';
import { MAX_NOTE_LENGTH, type ShownReview } from '../../review/words.ts';

interface ReviewPanelProps {
  id: string;
  review: ShownReview;
  onClose: () => void;
  /** @throws Error with the reason */
  onSend: (text: string) => Promise<void>;
}

/** What was written about a draft, and a note to send with it; Escape closes it. */
export function ReviewPanel({ id, onClose, onSend, review }: ReviewPanelProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const field = useId();
  const { may, state } = review;
  const isAnswer = may === 'answer';
  const isTurn = may === 'send' || (isAnswer && state === 'waiting');
  return (
    <section
      aria-label="Review"
      className="rihla-review__panel"
      id={id}
      onKeyDown={(event) => {
        // Keys of the layout editor do not act here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <Said review={review} />
      {isTurn && (
        <>
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
        </>
      )}
      <p className="rihla-review__buttons">
        {isTurn && (
          <button
            className="rihla-review__main"
            onClick={() => onSend(text).catch((error: Error) => setFault(error.message))}
            type="button"
          >
            {isAnswer ? 'Send it back' : 'Send it for review'}
          </button>
        )}
        <button onClick={onClose} type="button">
          Close
        </button>
      </p>
    </section>
  );
}

function Said({ review: { answer, answeredBy, note, sender, state } }: { review: ShownReview }) {
  if (!state) return null;
  const isReturned = state === 'returned';
  return (
    <>
      <h2>
        {isReturned ? `Sent back by ${answeredBy || 'an editor'}` : `Sent for review by ${sender || 'its author'}`}
      </h2>
      {(isReturned ? answer : note) && <blockquote>{isReturned ? answer : note}</blockquote>}
    </>
  );
}
