import type { SearchedKind } from '../../content/listTypes.ts';
import { Link } from '../../render/links/Link.tsx';
import type { Translate } from '../../shared/messages/index.ts';
import { RESULTS_URL, searchUrl } from '../../shared/search/searchUrl.ts';

interface KindsProps {
  kinds: readonly SearchedKind[];
  /** The current kind; absent: all. */
  chosen: string | undefined;
  query: string;
  t: Translate;
}

/** Links that restrict the results to one kind, where there are several, and to all of them. */
export function Kinds({ chosen, kinds, query, t }: KindsProps) {
  const found = kinds.filter(({ count, name }) => count > 0 || name === chosen);
  if (found.length < 2 && !chosen) return null;
  const all = searchUrl(RESULTS_URL, query);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const entries = [
    { name: undefined, label: t('search.allKinds'), count: total, href: all },
    ...found.map(({ count, name, words }) => ({ name, label: t(words.many), count, href: `${all}${name}/` })),
  ];
  return (
    <nav aria-label={t('search.kinds')} className="r-results__kinds">
      <ul>
        {entries.map(({ count, href, label, name }) => (
          <li key={href}>
            <Link aria-current={name === chosen ? 'page' : undefined} href={href}>
              {label} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
