import type { DocumentTitleBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';

/** The title of the document or archive, with its summary. */
export function DocumentTitle({ attributes, context }: WidgetProps<DocumentTitleBlock>) {
  const { archive, document, title } = context.view;
  const summary = document?.excerpt ?? archive?.description;
  return (
    <div {...attributes('r-document-title')}>
      <h1 className="r-display">{title}</h1>
      {summary && <p>{summary}</p>}
    </div>
  );
}
