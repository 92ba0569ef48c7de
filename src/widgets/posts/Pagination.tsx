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

/** Links to the other pages of a list. */
export function Pagination({ basePath, page, t, totalPages }: PaginationProps) {
  const href = (target: number): string => encodePath(target === 1 ? basePath : `${basePath}page/${target}/`);
  return (
    <nav aria-label={t('pagination.label')} className="r-pagination">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          {t('pagination.previous')}
        </a>
      )}
      <ol>
        {pageNumbers(page, totalPages).map((target, index) => (
          <li key={target ?? -index}>
            {target === undefined ? (
              '…'
            ) : (
              <a
                aria-current={target === page ? 'page' : undefined}
                aria-label={t('pagination.page', { page: target })}
                href={href(target)}
              >
                {target}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <a href={href(page + 1)} rel="next">
          {t('pagination.next')}
        </a>
      )}
    </nav>
  );
}
