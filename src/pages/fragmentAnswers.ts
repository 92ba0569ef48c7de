import type { Dependencies } from '../content/dependencies.ts';
import { createDependencies } from '../content/dependencies.ts';
import type { RenderContext } from '../render/context.ts';
import type { Parts } from '../render/part.ts';
import type { SiteResponse } from './siteTypes.ts';

/** The fragments of one part, as they are asked for. */
export interface FragmentAnswers {
  /** The part's name. */
  name: string;
  /** Their addresses, with `:id` in the place of the id. */
  route: string;
  /** The id that stands there; undefined for whatever is none. */
  readId(text: string): number | undefined;
  /** What a page needs to show one, as JSON, with the tags of all that it is made of; 404 when there is none. */
  respond(id: number): Promise<SiteResponse>;
}

/**
 * What the parts of a site answer to pages that ask for their fragments.
 * @param find the fragments of the content as it is now
 */
export function fragmentAnswers(
  parts: Parts,
  find: (dependencies: Dependencies) => RenderContext['findFragment'],
): FragmentAnswers[] {
  return parts.having('fragments').map(({ fragments: { readId, route }, name }) => ({
    name,
    route,
    readId,
    async respond(id) {
      const dependencies = createDependencies();
      const fragment = await find(dependencies)(name, id);
      const response = fragment ? answer(200, fragment.body) : answer(404, {});
      return { ...response, tags: dependencies.list() };
    },
  }));
}

function answer(status: number, body: object): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status, headers, body: JSON.stringify(body), cacheable: true };
}
