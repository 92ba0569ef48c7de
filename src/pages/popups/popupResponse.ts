import type { ContentReader } from '../../content/types.ts';
import { popupPath, readPopupId } from '../../shared/popups/popupPath.ts';
import { createViewBuilder } from '../buildView.ts';
import type { Problem } from '../context.ts';
import type { PageAssets } from '../renderPage.tsx';
import type { SiteResponse } from '../site.ts';
import { renderPopup } from './renderPopup.ts';

interface PopupParts {
  content: ContentReader;
  resolveIsland: PageAssets['resolveIsland'];
  publicUrl: string;
  onProblem(problem: Problem): void;
}

/** Answers the addresses of popups with what a page needs to open one; undefined for all other addresses. */
export async function popupResponse(path: string, parts: PopupParts): Promise<SiteResponse | undefined> {
  const [, text = ''] = /^\/wp-json\/rihla\/v1\/popups\/([^/]+)\/$/.exec(path) ?? [];
  const id = readPopupId(text);
  if (id === undefined || path !== popupPath(id)) return undefined;
  const { content, onProblem, publicUrl, resolveIsland } = parts;
  const popup = await content.findPopup(id);
  if (!popup) return answer(404, {});
  const view = createViewBuilder(await content.shared(), publicUrl).popup(popup);
  return answer(200, await renderPopup({ popup, view, content, resolveIsland, report: onProblem }));
}

function answer(status: number, body: object): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status, headers, body: JSON.stringify(body), cacheable: true };
}
