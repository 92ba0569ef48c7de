import { t } from '../../../shared/studioWords/t.ts';

/** Links above the list of subscribers: CSV export of all, or of those subscribed. */
export function SubscribersFile() {
  const look = 'btn btn--style-secondary btn--size-small btn--withoutPopup';
  return (
    <p>
      <a className={look} download href="/api/subscribers/file?state=subscribed">
        {t('Save who is subscribed as CSV')}
      </a>{' '}
      <a className={look} download href="/api/subscribers/file">
        {t('Save all as CSV')}
      </a>
    </p>
  );
}
