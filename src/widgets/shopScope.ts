import type { Shop } from '../cms/payload-types.ts';
import { SAMPLE_VISITOR } from '../parts/shop/samples.ts';
import { type ShopVisitor, shopVisitor } from '../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../render/context.ts';
import { walkLayout } from '../render/layout.ts';

type Context = Pick<RenderContext, 'editing' | 'view'>;

/** The settings of the shop; of a site without it, none. */
export function shopSettings({ view }: Pick<RenderContext, 'view'>): Partial<Shop> {
  return (view.parts.shop as Partial<Shop> | undefined) ?? {};
}

/** Who looks at the page; editors see it as a traveller with a sample order would. */
export function visitorOf({ editing, view }: Context): ShopVisitor | undefined {
  return shopVisitor.of(view) ?? (editing ? SAMPLE_VISITOR : undefined);
}

/** What a block of the shop lacks before visitors see anything of it. */
export function shopGap(context: Context): string | undefined {
  return shopSettings(context).isOn
    ? undefined
    : 'The shop is switched off, so visitors see nothing of this. Switch it on under Settings, Shop.';
}

/** Whether a block of its own says on this page what has just happened. */
export function hasNotices({ layouts, widgets }: Pick<RenderContext, 'layouts' | 'widgets'>): boolean {
  return layouts.some((layout) => walkLayout(layout, widgets).some(({ blockType }) => blockType === 'shop-notices'));
}
