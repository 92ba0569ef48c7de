/** Above the list of subscribers: all of them as a file for a spreadsheet, or those who receive letters. */
export function SubscribersFile() {
  const look = 'btn btn--style-secondary btn--size-small btn--withoutPopup';
  return (
    <p>
      <a className={look} download href="/api/subscribers/file?state=subscribed">
        Save who is subscribed as CSV
      </a>{' '}
      <a className={look} download href="/api/subscribers/file">
        Save all as CSV
      </a>
    </p>
  );
}
