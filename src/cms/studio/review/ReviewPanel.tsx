import { useId, useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { MAX_NOTE_LENGTH, type ShownReview } from '../../review/words.ts';

interface ReviewPanelProps {
  review: ShownReview;
  onClose: () => void;
  /** @throws Error with the reason */
  onSend: (text: string) => Promise<void>;
}

/** Notes about a draft, and a note to send with it, as a dialog: above the layout editor, closed by Escape. */
export function ReviewPanel({ onClose, onSend, review }: ReviewPanelProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const field = useId();
  const { may, state } = review;
  const isAnswer = may === 'answer';
  const isTurn = may === 'send' || (isAnswer && state === 'waiting');
  return (
    <Dialog className="rihla-review__panel" label={t('Review')} onClose={onClose}>
      <Said review={review} />
      {isTurn && (
        <>
          <label htmlFor={field}>{t(isAnswer ? 'What is to be changed' : 'A note for the editor, if you like')}</label>
          <textarea
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
            {t(isAnswer ? 'Send it back' : 'Send it for review')}
          </button>
        )}
        <button onClick={onClose} type="button">
          {t('Close')}
        </button>
      </p>
    </Dialog>
  );
}

function Said({ review: { answer, answeredBy, note, sender, state } }: { review: ShownReview }) {
  if (!state) return null;
  const isReturned = state === 'returned';
  return (
    <>
      <h2>
        {isReturned
          ? t('Sent back by {name}', { name: answeredBy || t('an editor') })
          : t('Sent for review by {name}', { name: sender || t('its author') })}
      </h2>
      {(isReturned ? answer : note) && <blockquote>{isReturned ? answer : note}</blockquote>}
    </>
  );
}
