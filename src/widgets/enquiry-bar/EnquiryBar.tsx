import { MessageCircle } from 'lucide-react';
import type { EnquiryBarBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import accountCss from '../../parts/chat/account.css?inline';
import { ChatAccountLink } from '../../parts/chat/ChatAccountLink.tsx';
import type { ChatAccountView } from '../../parts/chat/chatAccountView.ts';
import { chatProps } from '../../parts/chat/chatView.ts';
import { BOOK_ID } from '../../parts/shop/cart/rules/addresses.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { formatMoney } from '../../shared/money.ts';
import type { Departure } from '../../tours/departure.ts';
import { priceFrom } from '../../tours/facts.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import buttonCss from '../button/button.css?inline';
import { hasBooking } from '../pieces/hasBooking.ts';
import { chatOf } from './chatOf.ts';
import reserveCss from './reserve.css?inline';
import scrolledCss from './scrolled.css?inline';

/**
 * Sticky bar with the tour's name, price, and a button to book or enquire, while neither departures nor a form are visible. On a phone it is one
 * button, beside the chat.
 */
export function EnquiryBar({ attributes, block, context, data, text }: WidgetProps<EnquiryBarBlock, Departure[]>) {
  const { styles, t, view } = context;
  const tour = tourOf(view.document);
  if (!tour) return null;
  const canBook = hasBooking(context, data);
  const anchor = canBook ? { href: `#${BOOK_ID}` } : anchorOf(block.link);
  const account = chatOf(block, view);
  const label = block.label?.trim();
  const price = priceFrom(tour, { t, locale: view.locale });
  if (anchor) styles.use('button', buttonCss);
  styles.use('enquiry-bar/reserve', reserveCss);
  if (block.appears !== 'always') styles.use('enquiry-bar/scrolled', scrolledCss);
  return (
    <section
      aria-label={t('enquiryBar.label')}
      {...attributes('r-enquiry-bar', block.appears !== 'always' && 'r-enquiry-bar--scrolled')}
    >
      <div className="r-enquiry-bar__inner">
        <p className="r-enquiry-bar__words">
          <span className="r-enquiry-bar__title">{tour.title}</span>
          {price && <span className="r-enquiry-bar__price">{price}</span>}
        </p>
        {account && <Chat account={account} context={context} />}
        {anchor && (
          <Link className="r-button r-button--solid" {...anchor}>
            <span {...(label && text('label'))}>{label || usualLabel(tour, canBook, context)}</span>
          </Link>
        )}
      </div>
    </section>
  );
}

function usualLabel({ price }: Tour, canBook: boolean, { t, view }: RenderContext): string {
  if (!canBook) return t('enquiryBar.label');
  if (price.from === undefined) return t('shop.add.book');
  return t('enquiryBar.book', { amount: formatMoney(price.from, price.currency, view.locale) });
}

/** The same link as in the chat box, so that hours, devices and click tracking are handled in one place. */
function Chat({ account, context }: { account: ChatAccountView; context: RenderContext }) {
  context.styles.use('chat/account', accountCss);
  return (
    <Island<typeof import('../../parts/chat/island/ChatIsland.ts')>
      name="chat"
      props={chatProps([account], context.view)}
      trigger="interaction"
    >
      <ChatAccountLink account={account} className="r-enquiry-bar__chat" context={context}>
        <MessageCircle aria-hidden="true" size={22} strokeWidth={1.5} />
        <span className="r-enquiry-bar__ask">{context.t('enquiryBar.chat')}</span>
      </ChatAccountLink>
    </Island>
  );
}
