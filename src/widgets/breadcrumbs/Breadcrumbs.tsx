import type { BreadcrumbsBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { IN_SOURCE } from '../../render/text/languageMarks.ts';
import { encodePath } from '../../shared/urls.ts';

/** Breadcrumb trail from the front page to this one. */
export function Breadcrumbs({ attributes, block, context }: WidgetProps<BreadcrumbsBlock>) {
  const { crumbs, languages } = context.view;
  // Terms and lists are not translated: between the front page and this one, all are in the source's language.
  const inSource = languages?.translation && IN_SOURCE;
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
                <Link href={encodePath(crumb.path)} {...(index > 0 && inSource)}>
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
