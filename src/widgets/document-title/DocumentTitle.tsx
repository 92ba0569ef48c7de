import type { DocumentTitleBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';

/** The title of the document or archive, with its summary. */
export function DocumentTitle({ attributes, context }: WidgetProps<DocumentTitleBlock>) {
  const { archive, document, title } = context.view;
  // A search query is shown in the field and beside the results; as a title, it would fill a phone's screen.
  const isSearch = archive?.query !== undefined;
  const summary = document?.excerpt ?? archive?.description;
  return (
    <div {...attributes('r-document-title')}>
      <h1 className="r-display">{isSearch ? context.t('search.title') : title}</h1>
      {summary && <p>{summary}</p>}
    </div>
  );
}
