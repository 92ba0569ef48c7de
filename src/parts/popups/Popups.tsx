import { Island } from '../../islands/Island.tsx';
import { TIME_PATH } from '../../shared/serverTime.ts';
import type { PopupEntry } from './popupEntry.ts';
import type { PopupsProps } from './popupsProps.ts';

/** Island that opens a page's popups when their triggers fire; loaded when the page is idle. */
export function Popups({ popups }: { popups: PopupEntry[] }) {
  const asksForTime = popups.some(({ timing }) => timing?.schedule?.schedule_timezone === 'site');
  const props: PopupsProps = asksForTime ? { popups, timeUrl: TIME_PATH } : { popups };
  return (
    <Island<typeof import('./island/PopupsIsland.ts')> name="popups" props={props} trigger="idle">
      {null}
    </Island>
  );
}
