import type { Payload } from 'payload';
import type { Content } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import type { ContentReader } from '../../content/types.ts';
import type { FormPage } from '../../endpoints/formEndpoint.ts';
import type { RenderContext } from '../../render/context.ts';
import type { PersonalRequest } from '../../render/personal.ts';
import type { PageView } from '../../render/types.ts';
import { createViewBuilder, type ViewTools } from '../buildView.ts';
import { canonicalRequest } from '../paths/canonicalRequest.ts';
import { resolvePath } from '../paths/resolve.ts';
import type { SiteRequest, SiteResponse } from '../siteTypes.ts';

export type Cookies = Readonly<Record<string, string>>;

/** Pages that are rendered for one visitor and never cached. */
export interface PersonalPages {
  /** Whether the request has a cookie or parameter by which one of these parts may know the visitor. */
  isKnown(names: readonly string[], query: URLSearchParams, cookies: Cookies): boolean;
  /** A page with personal content for one visitor; undefined where there is none. */
  make(request: SiteRequest, shown: Pick<PageView, 'answered'>, cookies: Cookies): Promise<FormPage | undefined>;
}

interface PersonalPagesOptions extends ViewTools {
  content: Content;
  payload: Payload;
  render(
    view: PageView,
    source: ContentReader,
    options: { findFragment: RenderContext['findFragment'] },
  ): Promise<SiteResponse>;
  findFragment(): RenderContext['findFragment'];
}

/** Renders personal pages: for one visitor, never cached. */
export function createPersonalPages(options: PersonalPagesOptions): PersonalPages {
  const { content, documents, findFragment, parts, payload, publicUrl, render } = options;

  async function readVisitor(asked: PersonalRequest): Promise<Record<string, unknown>> {
    const known = [...parts].map(async ({ name, personal }) => [name, await personal?.read(asked, payload)] as const);
    return Object.fromEntries((await Promise.all(known)).filter(([, data]) => data !== undefined));
  }

  return {
    isKnown(names, query, cookies) {
      return names.some((name) => {
        const { cookies: own = [], parameters: asked = [] } = parts.get(name)?.personal ?? {};
        return own.some((cookie) => cookies[cookie]) || asked.some((parameter) => query.has(parameter));
      });
    },
    async make({ path, query }, shown, cookies) {
      const canonical = canonicalRequest({ path, query: new URLSearchParams() });
      if (!path.startsWith('/') || 'redirect' in canonical) return undefined;
      const source = content.read(createDependencies());
      const views = createViewBuilder(await source.shared(), { documents, parts, publicUrl }, source.noteTemplate);
      const found = await resolvePath(canonical.path, { content: source, documents, parts });
      if (found.kind !== 'document' && found.kind !== 'archive') return undefined;
      const view = views.resolved(found);
      const kept: string[] = [];
      const keep = (cookie: string) => void kept.push(cookie);
      const visitor = await readVisitor({ cookies, path: canonical.path, query, now: new Date(), keep });
      const { body, headers } = await render({ ...view, ...shown, visitor }, source, { findFragment: findFragment() });
      const { 'content-security-policy': policy = '' } = headers;
      return {
        html: String(body),
        headers: { 'content-security-policy': policy, ...(kept.length > 0 && { 'set-cookie': kept }) },
      };
    },
  };
}
