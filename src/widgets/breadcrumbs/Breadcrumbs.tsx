import type { BreadcrumbsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { encodePath } from '../../shared/urls.ts';

/** Breadcrumb trail from the front page to this one. */
export function Breadcrumbs({ attributes, block, context }: WidgetProps<BreadcrumbsBlock>) {
  const { crumbs } = context.view;
  const shown = block.showCurrent === false ? crumbs.slice(0, -1) : crumbs;
  return (
    <nav aria-label={context.t('breadcrumbs.label')} {...attributes('r-breadcrumbs')}>
      <ol>
        {shown.map((crumb, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <li key={crumb.path}>
              {isCurrent ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <Link href={encodePath(crumb.path)} {...(index > 0 && languageMark(crumb, context.view))}>
                  {crumb.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
