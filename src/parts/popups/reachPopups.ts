import type { RenderContext } from '../../render/context.ts';
import { popupsData } from './popupsData.ts';
import { reachableFragments } from './reachableFragments.ts';

/** Collects the needs of all popups that can be opened on a page. One that fails to render must not break the page. */
export async function reachPopups({ findFragment, needs, report, view }: RenderContext): Promise<void> {
  const known = new Set(popupsData.of(view).map(({ id }) => id));
  const fragments = await reachableFragments(needs.opens('popups'), known, async (id) => {
    try {
      return await findFragment('popups', id, view.locale);
    } catch (error) {
      report({ message: `Popup ${id} could not be rendered, so that films in it may not play.`, error });
      return undefined;
    }
  });
  for (const { sources } of fragments) needs.use('popups', sources);
}
