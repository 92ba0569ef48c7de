import type { Endpoint } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { findTitles } from '../rules/findTitles.ts';
import { matchWords } from '../rules/matchWords.ts';
import { readScreens } from '../rules/readScreens.ts';

/** Longest search, in characters. */
const MAX_LENGTH = 100;
/** Maximum number of settings fields offered; with more, staff type more of the label. */
const MAX_SETTINGS = 6;

/** Search result of “Go to”; `about` is its kind or its position in the menu. */
export interface GoToResult {
  label: string;
  href: string;
  about: string;
}

/**
 * `GET /go-to?q=`: screens of the studio, settings by their labels and documents by their titles, only those that the account may open:
 * `{ results }`.
 */
const search: Endpoint = {
  path: '/go-to',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return refuse(403, t('Only staff search the studio. Sign in.'));
    const typed = String(req.searchParams.get('q') ?? '').slice(0, MAX_LENGTH);
    const screens = await readScreens(req);
    const pages = screens.filter(({ isSetting }) => !isSetting);
    const settings = typed.trim() ? screens.filter(({ isSetting }) => isSetting) : [];
    const own: GoToResult[] = [...matchWords(pages, typed), ...matchWords(settings, typed).slice(0, MAX_SETTINGS)].map(
      ({ about, href, label }) => ({ about, href, label }),
    );
    const titles = await findTitles(req, typed);
    const searches = screens.flatMap(({ href, label, searches: name }): GoToResult[] =>
      name && typed.trim()
        ? [
            {
              label: t('{screen}: “{text}”', { screen: label, text: typed.trim() }),
              href: `${href}?${new URLSearchParams({ [name]: typed.trim() })}`,
              about: t('Search'),
            },
          ]
        : [],
    );
    const results = [...own, ...titles, ...searches];
    return Response.json({ results }, { headers: { 'cache-control': 'private, no-store' } });
  },
};

/** Endpoints of the search over the studio, for all staff. */
export const goToEndpoints: readonly Endpoint[] = [search];
