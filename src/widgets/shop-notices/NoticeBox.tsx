import { CHECKOUT } from '../../parts/shop/checkout/checkoutFields.ts';
import { SHOP_NOTICES } from '../../parts/shop/rules/notices.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { oneOf } from '../../tours/readValues.ts';
import noticeCss from './notice-box.css?inline';

interface ShownNotice {
  words: string;
  mood: 'bad' | 'good' | 'neutral';
  /** Response to a submitted form, so that it gets focus. */
  isAnswer?: boolean;
  /** URL that refreshes the state. */
  look?: string | undefined;
}

/** Notice of the shop for a visitor: a rejected form, or the latest event. */
export function readNotice({ t, view }: RenderContext, visitor: ShopVisitor | undefined): ShownNotice | undefined {
  const { answered } = view;
  const isOurs = answered?.part === CHECKOUT || answered?.part === 'shop';
  if (isOurs && answered.message) return { words: answered.message, mood: 'bad', isAnswer: true };
  const notice = oneOf(SHOP_NOTICES, visitor?.notice);
  return notice && { words: t(`shop.notice.${notice}`), mood: SHOP_NOTICES[notice], look: visitor?.waiting };
}

/** A notice of one sentence; errors are alerts, announced at once. */
export function NoticeBox({
  context,
  told: { isAnswer = false, look, mood, words },
}: {
  context: RenderContext;
  told: ShownNotice;
}) {
  context.styles.use('shop-notices/box', noticeCss);
  return (
    <p
      // biome-ignore lint/a11y/noAutofocus: the page responds to a form, and this is the result
      autoFocus={isAnswer || undefined}
      className={`r-notice-box r-notice-box--${mood}`}
      role={mood === 'bad' ? 'alert' : 'status'}
      tabIndex={isAnswer ? -1 : undefined}
    >
      {words}
      {look && (
        <>
          {' '}
          <Link href={look} rel="nofollow">
            {context.t('shop.notice.look')}
          </Link>
        </>
      )}
    </p>
  );
}
