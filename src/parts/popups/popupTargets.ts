import type { RenderContext } from '../../render/context.ts';
import type { LightboxMedia } from '../lightbox/lightboxMedia.ts';
import { linkedPopups } from './linkedPopups.ts';
import { popupEntries } from './popupEntries.ts';
import { popupsData } from './popupsData.ts';
import { reachablePopups } from './reachablePopups.ts';
import type { FindPopup } from './renderedPopup.ts';

/**
 * What can be shown large by the popups that open on a page, whichever way. One that cannot be rendered must not take the page
 * with it.
 * @param markup what the page renders
 * @param findPopup absent: none opens
 */
export async function popupTargets(
  markup: string,
  { report, view }: RenderContext,
  findPopup: FindPopup | undefined,
): Promise<LightboxMedia['targets']> {
  if (!findPopup) return [];
  const ids = [...popupEntries(view).map(({ id }) => id), ...linkedPopups(markup)];
  const known = new Set(popupsData.of(view).map(({ id }) => id));
  const popups = await reachablePopups(ids, known, async (id) => {
    try {
      return await findPopup(id);
    } catch (error) {
      report({ message: `Popup ${id} could not be rendered, so that films in it may not play.`, error });
      return undefined;
    }
  });
  return popups.flatMap(({ media }) => media?.targets ?? []);
}
