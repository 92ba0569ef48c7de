import type { Layout, PageView } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';
import { widgetIdOf } from '../../shared/listings/widgetId.ts';

type Model = Readonly<Record<string, unknown>>;

/** A copy of the page with other settings for one block, which keeps its type and id. */
export function withModel(view: PageView, widgetId: string, model: Model): PageView {
  const change = (layout: Layout): Layout => changed(layout, widgetId, model) as Layout;
  const { body, footer, header } = view.templates;
  return {
    ...view,
    document: view.document && { ...view.document, layout: change(view.document.layout) },
    templates: {
      header: header && { ...header, layout: change(header.layout) as typeof header.layout },
      body: body && { ...body, layout: change(body.layout) as typeof body.layout },
      footer: footer && { ...footer, layout: change(footer.layout) as typeof footer.layout },
    },
  };
}

function changed(value: unknown, widgetId: string, model: Model): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, widgetId, model));
  if (!isObject(value)) return value;
  if (typeof value.blockType === 'string' && widgetIdOf(value.id) === widgetId)
    return { ...value, ...model, id: value.id, blockType: value.blockType };
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, changed(inside, widgetId, model)]));
}
