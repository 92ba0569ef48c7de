import type { Payload } from 'payload';
import type { Destination, MarkedPage, RenderedSite } from '../../cms/renderedSite.ts';
import type { Content } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import type { ContentReader } from '../../content/types.ts';
import { walkLayout } from '../../render/layout.ts';
import type { Layout, PageView, Template } from '../../render/types.ts';
import { escapePattern } from '../../shared/text/escapePattern.ts';
import { createViewBuilder } from '../buildView.ts';
import type { FindFragment, RenderView } from '../createViewRenderer.ts';
import type { Features } from '../features.ts';
import { canonicalRequest } from '../paths/canonicalRequest.ts';
import { resolvePath } from '../paths/resolve.ts';
import { previewView } from '../preview/preview.ts';
import { feedResponse } from './feedResponse.ts';

interface MarkedPagesOptions extends Features {
  payload: Payload;
  content: Content;
  publicUrl: string;
  /** Routes of fragments, files and API calls, as `/departures/:file`. */
  routes: readonly string[];
  renderView: RenderView;
  findFragment(): FindFragment;
}

/** Renders pages as visitors get them, with each block marked, and resolves the targets of paths. */
export function createMarkedPages(options: MarkedPagesOptions): RenderedSite {
  const { content, documents, parts, payload, publicUrl } = options;
  const tools = { documents, parts, publicUrl };
  const routes = options.routes.map(routePattern);
  const read = (): ContentReader => content.read(createDependencies());
  return {
    publicUrl,
    async draft({ collection, data, id, user }) {
      const source = read();
      const input = { kind: 'collection', slug: collection, id: String(id), data, user } as const;
      const view = await previewView(input, { ...tools, payload, content: source });
      return view && render(view, source, options);
    },
    async page(path) {
      const source = read();
      const found = await resolvePath(path, { content: source, documents, parts });
      if (found.kind !== 'document') return undefined;
      const views = createViewBuilder(await source.shared(), tools, source.noteTemplate);
      return render(views.resolved(found), source, options);
    },
    async leadsTo(path) {
      const { pathname, searchParams } = new URL(path, 'http://site.invalid');
      if (routes.some((route) => route.test(pathname))) return 'file';
      return destinationOf(pathname, searchParams, read(), tools);
    },
  };
}

async function render(view: PageView, source: ContentReader, options: MarkedPagesOptions): Promise<MarkedPage> {
  const { renderView, widgets } = options;
  // Before the launch, too, pages are checked as search engines will see them.
  const { isPreparing: _, ...launched } = view;
  const { body } = await renderView(launched, source, { findFragment: options.findFragment(), isMarked: true });
  const idsOf = (layout: Layout) => walkLayout(layout, widgets).flatMap(({ id }) => id ?? []);
  const { footer, header } = view.templates;
  const around = [header, footer].filter((template): template is Template => template !== undefined);
  return {
    path: view.path,
    html: String(body),
    siteName: view.site.name,
    around: new Map(
      around.flatMap(({ id, layout, title }) =>
        idsOf(layout).map((block) => [block, { template: id, title }] as const),
      ),
    ),
    own: new Set(idsOf(view.document?.layout)),
  };
}

type Tools = Pick<MarkedPagesOptions, 'documents' | 'parts' | 'publicUrl'>;

async function destinationOf(
  pathname: string,
  query: URLSearchParams,
  source: ContentReader,
  { documents, parts, publicUrl }: Tools,
): Promise<Destination> {
  const canonical = canonicalRequest({ path: pathname, query });
  if ('redirect' in canonical) {
    const { pathname: next, searchParams } = new URL(canonical.redirect, 'http://site.invalid');
    // Only the form of the path differs; its canonical form redirects no further.
    const again = canonicalRequest({ path: next, query: searchParams });
    return 'path' in again
      ? destinationOf(next, searchParams, source, { documents, parts, publicUrl })
      : { redirect: again.redirect };
  }
  const { path } = canonical;
  const found = await resolvePath(path, { content: source, documents, parts });
  if (found.kind === 'document' || found.kind === 'archive') return 'page';
  if (found.kind === 'redirect') return { redirect: found.to };
  if (found.kind === 'gone') return 'gone';
  const file = await feedResponse(path, { content: source, documents, parts, env: { publicUrl } });
  return file ? 'file' : 'missing';
}

function routePattern(route: string): RegExp {
  const pattern = route
    .split('/')
    .map((segment) => (segment.includes(':') || segment === '*' ? '[^/]+' : escapePattern(segment)))
    .join('/');
  return new RegExp(`^${pattern}$`);
}
