import type { FindPopup } from '../parts/popups/renderedPopup.ts';
import { popupPath, readPopupId } from '../parts/popups/rules/popupPath.ts';
import type { SiteResponse } from './siteTypes.ts';

/** Answers the addresses of popups with what a page needs to open one; undefined for all other addresses. */
export async function popupResponse(path: string, findPopup: FindPopup): Promise<SiteResponse | undefined> {
  const [, text = ''] = /^\/wp-json\/rihla\/v1\/popups\/([^/]+)\/$/.exec(path) ?? [];
  const id = readPopupId(text);
  if (id === undefined || path !== popupPath(id)) return undefined;
  const popup = await findPopup(id);
  return popup ? answer(200, popup.fragment) : answer(404, {});
}

function answer(status: number, body: object): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status, headers, body: JSON.stringify(body), cacheable: true };
}
