import type { ContentReader } from '../../content/types.ts';
import type { Env } from '../../env.ts';
import type { PageView } from '../../render/types.ts';
import { createViewBuilder } from '../buildView.ts';
import type { FindFragment, RenderView } from '../createViewRenderer.ts';
import type { Features } from '../features.ts';
import { asksPage } from '../listings/pageVariant.ts';
import { splitOffered } from '../paths/pageLanguages.ts';
import { redirect } from '../paths/redirect.ts';
import { resolvePath } from '../paths/resolve.ts';
import type { SiteRequest, SiteResponse } from '../siteTypes.ts';
import { feedResponse } from './feedResponse.ts';

interface AnswerTools extends Pick<Features, 'documents' | 'parts'> {
  env: Pick<Env, 'publicUrl'>;
  /** Query parameters that blocks of any kind read. */
  parameters: ReadonlySet<string>;
  renderView: RenderView;
}

/** The response to a path: a feed, a page, a redirect, or none. */
export async function answerPath(
  { path, query, listings }: SiteRequest,
  source: ContentReader,
  findFragment: FindFragment,
  { documents, env, parameters, parts, renderView }: AnswerTools,
): Promise<SiteResponse> {
  const feed = await feedResponse(path, { content: source, documents, parts, env });
  if (feed) return feed;
  const views = createViewBuilder(
    await source.shared(),
    { documents, parts, publicUrl: env.publicUrl },
    source.noteTemplate,
  );
  const resolution = await resolvePath(path, { content: source, documents, parts });
  const asked = (view: PageView) => ({ ...asAsked(view, query, parameters), ...(listings && { listings }) });
  switch (resolution.kind) {
    case 'document':
    case 'archive':
      return renderView(asked(views.resolved(resolution)), source, { findFragment });
    case 'redirect':
      return { ...redirect(resolution.to, resolution.status), keepsQuery: true };
    default: {
      const { locale } = await splitOffered(path, source);
      const page = await renderView(views.notFound(path, locale), source, { findFragment });
      return resolution.kind === 'gone' ? { ...page, status: 410 } : page;
    }
  }
}

/**
 * A view in the state of the query.
 * @param parameters that blocks of any kind read
 */
export function asAsked(view: PageView, query: URLSearchParams, parameters: ReadonlySet<string>): PageView {
  if (!asksPage(query, parameters)) return view;
  const isNarrowed = [...parameters].some((name) => query.has(name));
  return { ...view, query: String(query), ...(isNarrowed && { isNarrowed }) };
}
