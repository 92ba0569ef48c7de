import type { Content } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import type { RenderTools } from '../../render/part.ts';
import { createViewBuilder } from '../buildView.ts';
import type { Documents } from '../features.ts';
import type { FragmentAnswers } from './fragmentAnswers.ts';

interface FileOptions extends Omit<RenderTools, 'content'> {
  content: Content;
  documents: Documents;
  publicUrl: string;
}

/** File endpoints of all parts, such as calendars; each response has its cache tags. */
export function fileAnswers({ content, documents, publicUrl, ...tools }: FileOptions): FragmentAnswers[] {
  return [...tools.parts].flatMap(({ files = [] }) =>
    files.map(({ make, name, readId, route, type }) => ({
      name,
      route,
      readId,
      async respond(id: number) {
        const dependencies = createDependencies();
        const source = content.read(dependencies);
        const views = createViewBuilder(await source.shared(), { documents, publicUrl, parts: tools.parts });
        const view = (path: string, title: string) => views.fragment(path, title);
        const text = await make(id, { ...tools, content: source, view });
        const headers = { 'content-type': type, 'x-robots-tag': 'noindex' };
        return {
          status: text === undefined ? 404 : 200,
          headers,
          body: text ?? '',
          cacheable: true,
          tags: dependencies.list(),
        };
      },
    })),
  );
}
