import type { Shop } from '../../cms/payload-types.ts';
import { SAMPLE_VISITOR } from '../../parts/shop/samples.ts';
import { type ShopVisitor, shopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { walkLayout } from '../../render/layout.ts';
import { msg } from '../../shared/studioWords/t.ts';

type Context = Pick<RenderContext, 'editing' | 'view'>;

/** Settings of the shop; empty on a site without one. */
export function shopSettings({ view }: Pick<RenderContext, 'view'>): Partial<Shop> {
  return (view.parts.shop as Partial<Shop> | undefined) ?? {};
}

/** The visitor; editors get a sample order. */
export function visitorOf({ editing, view }: Context): ShopVisitor | undefined {
  return shopVisitor.of(view) ?? (editing ? SAMPLE_VISITOR : undefined);
}

/** Missing requirements of a shop block, for the editor: visitors do not see it without them. */
export function shopGap(context: Context): string | undefined {
  return shopSettings(context).isOn
    ? undefined
    : msg('The shop is switched off, so visitors see nothing of this. Switch it on under Settings, Shop.');
}

/** Whether this page has a block that shows notices. */
export function hasNotices({ layouts, widgets }: Pick<RenderContext, 'layouts' | 'widgets'>): boolean {
  return layouts.some((layout) => walkLayout(layout, widgets).some(({ blockType }) => blockType === 'shop-notices'));
}
