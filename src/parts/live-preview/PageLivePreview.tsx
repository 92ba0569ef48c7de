import { Island } from '../../islands/Island.tsx';

/** Island that updates a preview while its editor types. */
export function PageLivePreview() {
  return (
    <Island<typeof import('./island/livePreviewIsland.ts')> name="live-preview" trigger="load">
      {null}
    </Island>
  );
}
