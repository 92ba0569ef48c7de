import type { DocumentMetaBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import { readingMinutes } from '../../render/text/readingTime.ts';
import type { Traits } from '../../render/traits.ts';
import type { DocumentView } from '../../render/types.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { encodePath } from '../../shared/urls.ts';

/** Byline of the document: author, date, reading time, categories and tags. */
export function DocumentMeta({ attributes, context }: WidgetProps<DocumentMetaBlock>) {
  const { document, locale } = context.view;
  if (!document) return null;
  const minutes = readingMinutes(document.layout, context.widgets);
  return (
    <p {...attributes('r-document-meta')}>
      {document.sections.map((section) => (
        <Link href={encodePath(section.path)} key={section.path} {...languageMark(section, context.view)}>
          {section.title}
        </Link>
      ))}
      {document.byline && <span>{context.t('document.by', { name: document.byline })}</span>}
      {document.publishedAt && <time dateTime={document.publishedAt}>{formatDate(document.publishedAt, locale)}</time>}
      {minutes > 0 && <span>{context.t('document.minutes', { count: minutes })}</span>}
      {document.keywords.length > 0 && (
        <span className="r-document-meta__tags">
          {document.keywords.map((keyword) => (
            <Link href={encodePath(keyword.path)} key={keyword.path} {...languageMark(keyword, context.view)}>
              {keyword.title}
            </Link>
          ))}
        </span>
      )}
    </p>
  );
}

/** Whether a document has any metadata to show. */
export function hasMeta(document: DocumentView | undefined, widgets: Traits): boolean {
  if (!document) return false;
  const { byline, keywords, layout, publishedAt, sections } = document;
  return Boolean(byline || sections.length || keywords.length || publishedAt || readingMinutes(layout, widgets));
}
