import type { RenderContext } from '../../render/context.ts';
import { boundLimit } from './boundLimit.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchData } from './searchData.ts';

/** Search dialog: field, results and close button. */
export function SearchDialog({ context }: { context: RenderContext }) {
  const { t, view } = context;
  const { hasPictures, limit } = searchData.of(view);
  return (
    <dialog aria-label={t('search.title')} className="r-search-dialog">
      <div className="r-search-dialog__surface">
        <div className="r-search-dialog__head">
          <p aria-hidden="true" className="r-search-dialog__title">
            {t('search.title')}
          </p>
          <button className="r-search-dialog__close" type="button">
            {t('search.close')}
          </button>
        </div>
        <SearchBox context={context} hasPictures={hasPictures !== false} limit={boundLimit(limit)} trigger="load" />
      </div>
    </dialog>
  );
}
