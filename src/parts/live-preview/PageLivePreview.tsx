import { Island } from '../../islands/Island.tsx';

/** What changes a preview while its editor types. */
export function PageLivePreview() {
  return (
    <Island name="live-preview" trigger="load">
      {null}
    </Island>
  );
}
