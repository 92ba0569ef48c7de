import { CHECKOUT } from '../../parts/shop/checkout/checkoutFields.ts';
import { SHOP_NOTICES } from '../../parts/shop/rules/notices.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/Link.tsx';
import { oneOf } from '../../tours/readValues.ts';
import noticeCss from './notice-box.css?inline';

interface Told {
  words: string;
  mood: 'bad' | 'good' | 'neutral';
  /** The page has come again because of it, so that it is heard first. */
  isAnswer?: boolean;
  /** Where it can be asked again whether it is still so. */
  look?: string | undefined;
}

/** What a visitor is to be told of the shop: that a form was not taken, or what has just happened. */
export function readNotice({ t, view }: RenderContext, visitor: ShopVisitor | undefined): Told | undefined {
  const { answered } = view;
  const isOurs = answered?.part === CHECKOUT || answered?.part === 'shop';
  if (isOurs && answered.message) return { words: answered.message, mood: 'bad', isAnswer: true };
  const notice = oneOf(SHOP_NOTICES, visitor?.notice);
  return notice && { words: t(`shop.notice.${notice}`), mood: SHOP_NOTICES[notice], look: visitor?.waiting };
}

/** One sentence above what it is about; what went wrong is said at once. */
export function NoticeBox({
  context,
  told: { isAnswer = false, look, mood, words },
}: {
  context: RenderContext;
  told: Told;
}) {
  context.styles.use('shop-notices/box', noticeCss);
  return (
    <p
      // biome-ignore lint/a11y/noAutofocus: the page has come again because of this, and it is to be heard first
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
