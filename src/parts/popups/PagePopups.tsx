import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { isQuiet } from '../../render/quiet.ts';
import { TIME_PATH } from '../../shared/serverTime.ts';
import { editedPopupMarkup } from './editedPopup.ts';
import { popupEntries } from './popupEntries.ts';
import type { PopupEntry } from './popupEntry.ts';
import { popupsData } from './popupsData.ts';
import type { PopupsProps } from './popupsProps.ts';

/**
 * Renders the island that opens a page's popups; in an editor's preview only the popup that is being edited, so that no other covers it, and
 * where a popup is judged that one.
 */
export function PagePopups({ context }: { context: RenderContext }) {
  if (context.editing || context.view.edited) {
    const html = editedPopupMarkup(context);
    return html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const { needs, view } = context;
  // Page views count wherever the site has popups, also on pages without any.
  if (popupsData.of(view).length > 0) needs.use('popups', { root: 'data-popups', loader: true });
  // No popups on notices, such as confirmation pages.
  const popups = view.isNotice ? [] : popupEntries(view, isQuiet(context));
  // Popups opened by links are counted, and can be hidden by "do not show again", like all others.
  if (popups.length === 0 && needs.opens('popups').length === 0) return null;
  // Popups can contain links with actions, too.
  needs.use('actions');
  needs.use('popups', { opens: popups.map(({ id }) => id) });
  return <Popups popups={popups} />;
}

/** Island that opens a page's popups when their triggers fire; loaded when the page is idle. */
function Popups({ popups }: { popups: PopupEntry[] }) {
  const asksForTime = popups.some(({ timing }) => timing?.schedule?.schedule_timezone === 'site');
  const props: PopupsProps = asksForTime ? { popups, timeUrl: TIME_PATH } : { popups };
  return (
    <Island<typeof import('./island/PopupsIsland.ts')> name="popups" props={props} trigger="idle">
      {null}
    </Island>
  );
}
