'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { ShownReview } from '../../review/words.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import './review.css';

/** Beside a draft's “Save”: its author sends it for review, an editor sends it back; both read what was written. */
export function ReviewControl() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const document = id === undefined ? undefined : `${collectionSlug}/${id}`;
  return document ? <Control document={document} key={document} savedAt={lastUpdateTime} /> : null;
}

/** @param props.savedAt when it was saved: that may have published it */
function Control({ document, savedAt }: { document: string; savedAt: number | undefined }) {
  const [review, setReview] = useState<ShownReview>();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after every save
  useEffect(() => {
    const controller = new AbortController();
    const path = `/api/review?${new URLSearchParams({ document })}`;
    callStudioApi<ShownReview>(path, undefined, controller.signal).then(setReview, () => undefined);
    return () => controller.abort();
  }, [document, savedAt]);
  if (!review || (!review.state && review.may !== 'send')) return null;
  const send = async (text: string) => {
    const isAnswer = review.may === 'answer';
    const [path, words] = isAnswer ? ['/api/review/answer', { answer: text }] : ['/api/review', { note: text }];
    setReview(await callStudioApi<ShownReview>(`${path}`, { document, ...Object(words) }));
    setNews(t(isAnswer ? 'It is sent back; the author gets a letter.' : 'It is sent; the editors get a letter.'));
    setOpen(false);
  };
  return (
    <div className="rihla-review" data-state={review.state}>
      <button aria-haspopup="dialog" className="rihla-review__opener" onClick={() => setOpen(true)} type="button">
        {nameOf(review)}
      </button>
      <p aria-live="polite" className="rihla-unseen">
        {news}
      </p>
      {isOpen && <ReviewPanel onClose={() => setOpen(false)} onSend={send} review={review} />}
    </div>
  );
}

function nameOf({ may, state }: ShownReview): string {
  if (state === 'waiting') return t(may === 'answer' ? 'Waits for your review' : 'In review');
  return t(state === 'returned' ? 'Sent back' : 'Send for review');
}
