// Contract: `src/site/contract.ts`.
import type { Advanced } from '../../cms/payload-types.ts';
import type { Widget } from '../../render/context.ts';
import type { ExamplePage } from '../../render/samples/example.ts';

export type { Link as LinkValue, Media } from '../../cms/payload-types.ts';
export { Island } from '../../islands/Island.tsx';
export type { RenderContext, Widget, WidgetProps } from '../../render/context.ts';
export { Link } from '../../render/links/Link.tsx';
export { Picture } from '../../render/pictures/Picture.tsx';
export { populated } from '../../render/populated.ts';
export { Marked } from '../../render/text/Marked.tsx';
export type { AnyBlock, Layout } from '../../render/types.ts';

/** A block of a site's own kind, as it is stored, with its own fields. */
export interface OwnBlock {
  /** The widget's folder. */
  blockType: string;
  id?: string | null;
  blockName?: string | null;
  /** The settings that all widgets share, and those of the site's effects. */
  advanced?: (Advanced & Readonly<Record<string, unknown>>) | null;
}

/** Defines a widget of the site's own. */
export function defineWidget<B extends OwnBlock, D = undefined>(
  widget: Widget<B, D> & { name: B['blockType'] },
): Widget {
  // The registry passes each widget only blocks of its own type, which the type of a mixed list cannot express.
  return widget as unknown as Widget;
}

/** A widget's examples by what each shows. Together they use every option of the widget. */
export type OwnExamples<B extends OwnBlock> = Readonly<Record<string, { block: B; page?: ExamplePage }>>;
