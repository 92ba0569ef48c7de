import type { Dependencies } from '../../content/tags/dependencies.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Parts } from '../../render/part.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import type { SiteResponse } from '../siteTypes.ts';

/** The fragment endpoints of one part. */
export interface FragmentAnswers {
  /** The part's name. */
  name: string;
  /** URL pattern, with `:id` for the id. */
  route: string;
  /** Parses the id in the path; undefined for an invalid one. */
  readId(text: string): number | undefined;
  /** Whether there is one for each language, at the route below the language: all but files. */
  isSpoken?: true;
  /** The data of a fragment as JSON, with its cache tags; 404 when there is none. */
  respond(id: number, locale?: LocaleCode): Promise<SiteResponse>;
}

/**
 * The fragment endpoints of all parts.
 * @param find looks up the fragments of the current content
 */
export function fragmentAnswers(
  parts: Parts,
  find: (dependencies: Dependencies) => RenderContext['findFragment'],
): FragmentAnswers[] {
  return parts.having('fragments').map(({ fragments: { readId, route }, name }) => ({
    name,
    route,
    readId,
    isSpoken: true,
    async respond(id, locale) {
      const dependencies = createDependencies();
      const fragment = await find(dependencies)(name, id, locale);
      const response = fragment ? answer(200, fragment.body) : answer(404, {});
      return { ...response, tags: dependencies.list() };
    },
  }));
}

function answer(status: number, body: object): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status, headers, body: JSON.stringify(body), cacheable: true };
}
