import type { Content } from '../../content/createContent.ts';
import { createDependencies, type Dependencies } from '../../content/tags/dependencies.ts';
import type { RenderContext, RenderedFragment } from '../../render/context.ts';
import type { RenderTools } from '../../render/part.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../shared/locales.ts';
import { lazyBy } from '../../shared/memo/lazyBy.ts';
import { createViewBuilder } from '../buildView.ts';
import type { Documents } from '../features.ts';
import { localizeLinks } from '../languages/localizeLinks.ts';
import { translateParts } from '../languages/translateAround.ts';

export interface FragmentsOptions extends Omit<RenderTools, 'content'> {
  content: Content;
  documents: Documents;
  publicUrl: string;
}

/** Cache size for fragments: more popups than a site has. */
const MAX_FRAGMENTS = 300;

interface FragmentRequest {
  id: number;
  part: string;
  locale: LocaleCode;
}

/**
 * Renders the fragments of all parts on demand, cached until the content changes.
 * @returns a lookup for one page, which adds the fragment's dependencies to the page's
 */
export function createFragments({
  content,
  documents,
  publicUrl,
  ...tools
}: FragmentsOptions): (dependencies: Dependencies) => RenderContext['findFragment'] {
  const find = lazyBy(
    async ({
      id,
      locale,
      part,
    }: FragmentRequest): Promise<{ rendered?: RenderedFragment | undefined; tags: string[] }> => {
      const dependencies = createDependencies();
      const { parts } = tools;
      const source = content.read(dependencies).in(locale);
      const views = createViewBuilder(await source.shared(), { documents, publicUrl, parts });
      const blank = await translateParts(views.fragment('/', '', locale), parts, source);
      const rendered = await parts.get(part)?.fragments?.make(id, {
        ...tools,
        content: source,
        view: (path, title) => ({ ...blank, path, title }),
      });
      const body =
        rendered &&
        locale !== DEFAULT_LOCALE &&
        (await withLinksIn(rendered.body, locale, { content: source, documents, parts }));
      return { rendered: body ? { ...rendered, body } : rendered, tags: dependencies.list() };
    },
    MAX_FRAGMENTS,
  );
  return (dependencies) =>
    async (part, id, locale = DEFAULT_LOCALE) => {
      const { rendered, tags } = await find({ id, locale, part });
      dependencies.add(...tags);
      return rendered;
    };
}

/** The body of a fragment; the links in its HTML lead to the pages of a language. */
async function withLinksIn(
  body: object,
  locale: LocaleCode,
  tools: Parameters<typeof localizeLinks>[2],
): Promise<object> {
  const html = 'html' in body ? body.html : undefined;
  return typeof html === 'string' ? { ...body, html: await localizeLinks(html, locale, tools) } : body;
}
