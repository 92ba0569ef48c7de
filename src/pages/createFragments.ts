import type { Content } from '../content/createContent.ts';
import { createDependencies, type Dependencies } from '../content/dependencies.ts';
import type { RenderContext, RenderedFragment } from '../render/context.ts';
import type { RenderTools } from '../render/part.ts';
import { lazyBy } from '../shared/lazyBy.ts';
import { createViewBuilder } from './buildView.ts';
import type { Documents } from './features.ts';

export interface FragmentsOptions extends Omit<RenderTools, 'content'> {
  content: Content;
  documents: Documents;
  publicUrl: string;
}

/** How many fragments are kept: more popups than a site has. */
const MAX_FRAGMENTS = 300;

/**
 * The fragments of all parts for one state of the content, each rendered when it is first asked for.
 * @returns finds them for one page, which then depends on all that they are made of
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
