import type { ShopNoticesBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { visitorOf } from '../shopScope.ts';
import { NoticeBox, readNotice } from './NoticeBox.tsx';

/** Editors see where it stands. */
function sampleOf({ editing, t }: RenderContext) {
  return editing ? ({ words: t('shop.notice.added'), mood: 'good' } as const) : undefined;
}

/** Says what has just happened in the shop, in one place of a page; the shop's other blocks then leave it to this one. */
export function ShopNotices({ attributes, context }: WidgetProps<ShopNoticesBlock>) {
  const told = readNotice(context, visitorOf(context)) ?? sampleOf(context);
  if (!told) return null;
  return (
    <div {...attributes('r-shop-notices')}>
      <NoticeBox context={context} told={told} />
    </div>
  );
}
