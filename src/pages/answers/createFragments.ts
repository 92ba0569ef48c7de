import type { Content } from '../../content/createContent.ts';
import { createDependencies, type Dependencies } from '../../content/tags/dependencies.ts';
import type { RenderContext, RenderedFragment } from '../../render/context.ts';
import type { RenderTools } from '../../render/part.ts';
import { lazyBy } from '../../shared/memo/lazyBy.ts';
import { createViewBuilder } from '../buildView.ts';
import type { Documents } from '../features.ts';

export interface FragmentsOptions extends Omit<RenderTools, 'content'> {
  content: Content;
  documents: Documents;
  publicUrl: string;
}

/** Cache size for fragments: more popups than a site has. */
const MAX_FRAGMENTS = 300;

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
      part,
    }: {
      id: number;
      part: string;
    }): Promise<{ rendered?: RenderedFragment | undefined; tags: string[] }> => {
      const dependencies = createDependencies();
      const source = content.read(dependencies);
      const views = createViewBuilder(await source.shared(), { documents, publicUrl, parts: tools.parts });
      const rendered = await tools.parts
        .get(part)
        ?.fragments?.make(id, { ...tools, content: source, view: (path, title) => views.fragment(path, title) });
      return { rendered, tags: dependencies.list() };
    },
    MAX_FRAGMENTS,
  );
  return (dependencies) => async (part, id) => {
    const { rendered, tags } = await find({ id, part });
    dependencies.add(...tags);
    return rendered;
  };
}
