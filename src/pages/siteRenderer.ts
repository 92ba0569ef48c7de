import type { Payload } from 'payload';
import type { ScheduledJob } from '../cms/scheduler.ts';
import type { Answered, FormEndpoint, FormPage } from '../endpoints/formEndpoint.ts';
import type { Notice } from '../endpoints/notice.ts';
import type { QueryEndpoint } from '../endpoints/queryEndpoint.ts';
import type { Env } from '../env.ts';
import type { Problem } from '../render/context.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { BuiltFont } from '../styles/fonts/fontFaces.ts';
import type { FontChoice } from '../styles/fonts/own/ownFontFaces.ts';
import type { BelowFoldName } from '../widgets/belowFold.ts';
import type { CallAnswers } from './answers/apiResponses.ts';
import type { FragmentAnswers } from './answers/fragmentAnswers.ts';
import type { Cookies } from './answers/personalPages.ts';
import type { Features } from './features.ts';
import type { VariedPage } from './listings/pageVariant.ts';
import type { RefreshInput } from './listings/refreshListing.ts';
import type { PreviewInput } from './preview/preview.ts';
import type { PageAssets } from './rendering/renderPage.tsx';
import type { PageVariant, SiteRequest, SiteResponse } from './siteTypes.ts';

/** Output of the client build for the site. */
export interface SiteAssets {
  resolveIsland: PageAssets['resolveIsland'];
  /** URL of the island loader, for pages with islands. */
  loader: string;
  fonts: readonly BuiltFont[];
  /** URLs of the below-the-fold stylesheets; absent in development. */
  belowFold?: Readonly<Record<BelowFoldName, string>>;
}

export interface SiteOptions {
  payload: Payload;
  env: Pick<Env, 'publicUrl'>;
  assets: SiteAssets;
  /** Replaced only in tests. */
  features?: Features;
  onProblem(problem: Problem): void;
}

/** The public site: requests to HTML, feeds and redirects. */
export interface SiteRenderer {
  respond(request: SiteRequest): Promise<SiteResponse>;
  /** Builds slow indexes in advance, such as that of the search, so that no visitor waits for them. */
  prepare(): Promise<void>;
  /** See `countedPath`, with the current content. */
  countedPath(path: string): Promise<string>;
  /** Live search results as JSON; `words` as `cleanSearch` returns them. */
  liveSearch(words: string, limit: number, locale: LocaleCode): Promise<SiteResponse>;
  /** See `cacheKey`. */
  cacheKey(request: SiteRequest): string;
  /** Whether a query may make a variant of its page. */
  asks(query: URLSearchParams): boolean;
  /** The state of a page that a query asks for. */
  variant(page: VariedPage, query: URLSearchParams): Promise<PageVariant>;
  /** Refreshes one listing of a page in a filter state. */
  refresh(input: RefreshInput): Promise<SiteResponse>;
  /** Fragment endpoints of all parts, such as popups. */
  fragments: readonly FragmentAnswers[];
  /** API calls of all parts, for other programs. */
  calls: readonly CallAnswers[];
  /** Form endpoints of all parts. */
  formEndpoints: readonly FormEndpoint[];
  /** Endpoints of all parts that answer one visitor. */
  queryEndpoints: readonly QueryEndpoint[];
  /** Scheduled jobs of all parts. */
  scheduledJobs: readonly ScheduledJob[];
  /** A notice page for one visitor. */
  notice(notice: Notice): Promise<FormPage>;
  /**
   * A page with the form as one visitor has filled it in.
   * @returns undefined when there is no such page
   */
  answered(path: string, answered: Answered, cookies: Cookies): Promise<FormPage | undefined>;
  /**
   * A page with a visitor's personal content.
   * @param names parts with personal content on the page
   * @returns undefined where no part knows the visitor, or there is no such page: the shared page applies
   */
  personal(names: readonly string[], request: SiteRequest, cookies: Cookies): Promise<FormPage | undefined>;
  /** `@font-face` rules for a standalone page in a language and the site's typefaces. */
  fontFacesOf(page: FontChoice): string;
  /** Renders a page with an editor's unsaved changes. */
  preview(input: PreviewInput): Promise<SiteResponse>;
}
