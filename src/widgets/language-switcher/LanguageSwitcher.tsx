import type { LanguageSwitcherBlock } from '../../cms/payload-types.ts';
import type { Alternate } from '../../content/documentTypes.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { directionOf, LANGUAGES } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { encodePath } from '../../shared/urls.ts';
import { languageLinks } from './languageLinks.ts';

/** The languages of the page as plain links, each in its own name. */
export function LanguageSwitcher({
  attributes,
  context: { t, view },
  data,
}: WidgetProps<LanguageSwitcherBlock, readonly Alternate[]>) {
  const links = languageLinks(view, data ?? []);
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('languages.label')} {...attributes('r-languages')}>
      <ul>
        {links.map(({ isCurrent, isFront, locale, path }) => (
          <li dir={directionOf(locale)} key={locale} lang={locale}>
            {isCurrent ? (
              <span aria-current="page">{LANGUAGES[locale].label}</span>
            ) : (
              <Link href={encodePath(path)} hrefLang={locale}>
                {LANGUAGES[locale].label}
                {isFront && <small> · {createTranslate(locale)('languages.front')}</small>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
