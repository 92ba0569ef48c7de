import type { ShopNoticesBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { visitorOf } from '../pieces/shopScope.ts';
import { NoticeBox, readNotice } from './NoticeBox.tsx';

/** A sample for editors. */
function sampleOf({ editing, t }: RenderContext) {
  return editing ? ({ words: t('shop.notice.added'), mood: 'good' } as const) : undefined;
}

/** Notices of the shop, at one position of a page; other shop blocks then show none. */
export function ShopNotices({ attributes, context }: WidgetProps<ShopNoticesBlock>) {
  const told = readNotice(context, visitorOf(context)) ?? sampleOf(context);
  if (!told) return null;
  return (
    <div {...attributes('r-shop-notices')}>
      <NoticeBox context={context} told={told} />
    </div>
  );
}
