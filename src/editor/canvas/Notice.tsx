import type { PreviewFailure } from '../../shared/preview/messages.ts';
import { msg, t } from '../../shared/studioWords/t.ts';

const LATER = msg('The page could not be drawn just now. Your changes are safe.');

const REASONS: Readonly<Record<PreviewFailure, string>> = {
  busy: LATER,
  network: LATER,
  server: LATER,
  gone: msg('The page cannot be drawn: this document is not there any more, or you may not see it.'),
  'signed-out': msg('You are signed out, so the page stands still. Sign in again in another tab, then try again.'),
};

interface NoticeProps {
  failure: PreviewFailure | undefined;
  isOpening: boolean;
  /** Name of a selected block that is not shown at this width. */
  unseen: string | undefined;
  onRetry: () => void;
}

/** One-line notice of why the page is out of date or a block is not visible; announced once. */
export function Notice({ failure, isOpening, onRetry, unseen }: NoticeProps) {
  const words = wordsFor({ failure, isOpening, unseen });
  return (
    <div className="rihla-canvas__notice" data-failed={failure !== undefined || undefined}>
      <p role="status">{words}</p>
      {failure && (
        <button type="button" onClick={onRetry}>
          {t('Try again')}
        </button>
      )}
    </div>
  );
}

function wordsFor({ failure, isOpening, unseen }: Omit<NoticeProps, 'onRetry'>): string {
  if (failure) return t(REASONS[failure]);
  if (isOpening) return t('Opening the page …');
  return unseen ? t('“{name}” is not shown at this width.', { name: unseen }) : '';
}
