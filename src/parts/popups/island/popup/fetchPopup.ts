import { inPageLanguage } from '../../../../browser/inPageLanguage.ts';
import { popupPath } from '../../rules/popupPath.ts';
import type { PopupFragment } from './popupSettings.ts';

const fragments = new Map<number, Promise<PopupFragment>>();

/**
 * Fetches a popup's content, cached for the lifetime of the page; a failure is retried the next time.
 * @throws when there is no such popup, or no response
 */
export function fetchPopup(id: number): Promise<PopupFragment> {
  const known = fragments.get(id);
  if (known) return known;
  const fragment = request(id);
  fragments.set(id, fragment);
  fragment.catch(() => fragments.delete(id));
  return fragment;
}

async function request(id: number): Promise<PopupFragment> {
  const answer = await fetch(inPageLanguage(popupPath(id)));
  if (!answer.ok) throw new Error(`Popup ${id} is not there (${answer.status}). Is it published?`);
  return answer.json();
}
