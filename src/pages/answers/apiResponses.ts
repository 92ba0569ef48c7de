import type { Payload } from 'payload';
import type { Content } from '../../content/createContent.ts';
import { createDependencies, type Dependencies } from '../../content/tags/dependencies.ts';
import type { ApiRequest, ApiResponse } from '../../render/call.ts';
import type { Call, FragmentTools, RenderTools } from '../../render/part.ts';
import { createViewBuilder } from '../buildView.ts';
import type { Documents } from '../features.ts';
import type { SiteResponse } from '../siteTypes.ts';

/** One API call of a part, ready to be routed. */
export interface CallAnswers extends Pick<Call, 'audience' | 'headers' | 'method' | 'name' | 'rateLimit' | 'route'> {
  /** Refuses by the headers alone, before a body is read; undefined: authorized. */
  authenticate?(headers: ApiRequest['headers']): Promise<SiteResponse | undefined>;
  /**
   * The response, or its cache key and the function that makes it, with its cache tags.
   * @returns undefined where there is nothing at the path
   */
  settle(asked: ApiRequest): Promise<SiteResponse | CachedResponse | undefined>;
}

/** A response that is cached for equal requests. */
export interface CachedResponse {
  key: string;
  make(): Promise<SiteResponse>;
}

interface CallOptions extends Omit<RenderTools, 'content'> {
  content: Content;
  documents: Documents;
  payload: Payload;
  publicUrl: string;
}

/** The API calls of all parts, such as those of the partner API. */
export function apiResponses({ content, documents, payload, publicUrl, ...tools }: CallOptions): CallAnswers[] {
  const toolsOf = async (dependencies: Dependencies): Promise<FragmentTools> => {
    const source = content.read(dependencies);
    const views = createViewBuilder(await source.shared(), { documents, publicUrl, parts: tools.parts });
    return { ...tools, content: source, view: (path, title) => views.fragment(path, title) };
  };
  return [...tools.parts].flatMap(({ calls = [] }) =>
    calls.map(({ authenticate, settle, ...call }) => {
      const isPrivate = (call.headers ?? []).length > 0;
      return {
        ...call,
        ...(authenticate && {
          async authenticate(headers: ApiRequest['headers']) {
            const refused = await authenticate(headers, await toolsOf(createDependencies()));
            return refused && respond(refused, isPrivate, false);
          },
        }),
        async settle(asked) {
          const settled = await settle(asked, await toolsOf(createDependencies()));
          if (!settled) return undefined;
          if ('change' in settled) return respond(await settled.change({ payload, now: new Date() }), isPrivate, false);
          if (!('key' in settled)) return respond(settled, isPrivate, false);
          const { key, make } = settled;
          return {
            key: `calls/${call.name}/${key}`,
            async make() {
              const dependencies = createDependencies();
              const answer = await make(await toolsOf(dependencies));
              return { ...respond(answer, isPrivate, true), tags: dependencies.list() };
            },
          };
        },
      };
    }),
  );
}

function respond({ body, headers, status, type }: ApiResponse, isPrivate: boolean, cacheable: boolean): SiteResponse {
  const own: Record<string, string> = isPrivate ? { 'cache-control': 'private, no-store' } : {};
  return { status, headers: { ...headers, ...own, 'content-type': type, 'x-robots-tag': 'noindex' }, body, cacheable };
}
