import { Link } from '../../render/links/Link.tsx';
import type { Translate } from '../../shared/messages/index.ts';
import { encodePath } from '../../shared/urls.ts';
import { pageNumbers } from './pageNumbers.ts';

interface PaginationProps {
  basePath: string;
  /** From 1. */
  page: number;
  totalPages: number;
  t: Translate;
}

/** Pagination links of a list. */
export function Pagination({ basePath, ...rest }: PaginationProps) {
  const href = (target: number): string => encodePath(target === 1 ? basePath : `${basePath}page/${target}/`);
  return <PageLinks hasNumbers href={href} {...rest} />;
}

interface PageLinksProps {
  hasNumbers: boolean;
  href(target: number): string;
  /** From 1. */
  page: number;
  t: Translate;
  totalPages: number;
}

/** Links to the previous, next and, with numbers, to the other pages of a list. */
export function PageLinks({ hasNumbers, href, page, t, totalPages }: PageLinksProps) {
  return (
    <nav aria-label={t('pagination.label')} className="r-pagination">
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev">
          {t('pagination.previous')}
        </Link>
      )}
      {hasNumbers && (
        <ol>
          {pageNumbers(page, totalPages).map((target, index) => (
            <li key={target ?? -index}>
              {target === undefined ? (
                '…'
              ) : (
                <Link
                  aria-current={target === page ? 'page' : undefined}
                  aria-label={t('pagination.page', { page: target })}
                  href={href(target)}
                >
                  {target}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {page < totalPages && (
        <Link href={href(page + 1)} rel="next">
          {t('pagination.next')}
        </Link>
      )}
    </nav>
  );
}
