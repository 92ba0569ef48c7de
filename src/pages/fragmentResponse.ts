import type { RenderContext } from '../render/context.ts';
import type { Parts } from '../render/part.ts';
import type { SiteResponse } from './siteTypes.ts';

/** Answers the addresses of fragments with what a page needs to show one; undefined for all other addresses. */
export async function fragmentResponse(
  path: string,
  parts: Parts,
  findFragment: RenderContext['findFragment'],
): Promise<SiteResponse | undefined> {
  for (const { fragments, name } of parts.having('fragments')) {
    const id = fragments.readId(path);
    if (id !== undefined) {
      const fragment = await findFragment(name, id);
      return fragment ? answer(200, fragment.body) : answer(404, {});
    }
  }
  return undefined;
}

function answer(status: number, body: object): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status, headers, body: JSON.stringify(body), cacheable: true };
}
