import type { RenderContext } from '../../render/context.ts';
import { isQuiet } from '../../render/quiet.ts';
import { editedPopupMarkup } from './editedPopup.ts';
import { Popups } from './Popups.tsx';
import { popupEntries } from './popupEntries.ts';
import { popupsData } from './popupsData.ts';

/** What opens the popups of a page; in an editor's preview the one that is being edited, since nothing may stand in the way of work. */
export function PagePopups({ context }: { context: RenderContext }) {
  if (context.editing) {
    const html = editedPopupMarkup(context);
    return html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const { needs, view } = context;
  // Page views count where the site has popups, also on a page without any.
  if (popupsData.of(view).length > 0) needs.use('popups', { root: 'data-popups', loader: true });
  // Who has come to confirm something is kept from nothing.
  const popups = view.isNotice ? [] : popupEntries(view, isQuiet(context));
  // What links open is counted, and may be shown for the last time, like all others.
  if (popups.length === 0 && needs.opens('popups').length === 0) return null;
  // What popups say can link to actions too.
  needs.use('actions');
  needs.use('popups', { opens: popups.map(({ id }) => id) });
  return <Popups popups={popups} />;
}
