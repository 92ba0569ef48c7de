import { formatUntil } from '../../parts/shop/mails/formatOrder.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { hasLapsed } from '../../parts/shop/rules/hasLapsed.ts';
import type { RenderContext } from '../../render/context.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import type { Media } from '../../render/types.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import { NextSteps } from './NextSteps.tsx';
import { Papers } from './Papers.tsx';
import type { OrderScope } from './scope.ts';

/** Widths of the picture as designed, for choosing its size. */
const SLOT = { desktop: 560, phone: 1 };

interface Props {
  scope: OrderScope;
  /** The editor's text about the next steps. */
  nextText: string | undefined;
  mark: TextMark;
  picture: Media | undefined;
}

/** Status of an order: a heading that gets focus after news or with an action to take, the mail that was sent, next steps, and documents. */
export function OrderState({ mark, nextText, picture, scope }: Props) {
  const { block, context, isNews, order } = scope;
  const { t } = context;
  const isShown = hasPicture(picture) && (order.status === 'CONFIRMED' || order.status === 'PLACED');
  const words = t(stateOf(order));
  const text = context.uniqueId('state');
  // Without its own title the heading follows the title of the page.
  const Tag = block.title?.trim() ? (`h${(levelOf(block.level) || 1) + 1}` as 'h3') : 'h2';
  if (isNews) context.needs.use('purchase-summary/title', { title: words });
  return (
    <div className={isShown ? 'r-summary__moment' : 'r-summary__state'}>
      <div className="r-summary__state">
        <Tag
          aria-describedby={text}
          autoFocus={isNews || undefined}
          className="r-summary__status r-display"
          tabIndex={isNews ? -1 : undefined}
        >
          {words}
        </Tag>
        <div className="r-summary__said" id={text}>
          <Said scope={scope} />
        </div>
        <p className="r-summary__reference">{t('shop.order.reference', { reference: order.reference })}</p>
        <NextSteps mark={mark} nextText={nextText} scope={scope} />
        <Papers scope={scope} />
      </div>
      {isShown && (
        <Picture
          alt=""
          className="r-summary__picture"
          context={context}
          isBeside
          media={picture}
          ratio="4/3"
          slot={SLOT}
        />
      )}
    </div>
  );
}

function stateOf(order: OpenOrder) {
  if (hasLapsed(order, new Date())) return 'shop.order.state.lapsed';
  return awaitsConfirmation(order) ? 'shop.order.state.unconfirmed' : (`shop.order.state.${order.status}` as const);
}

/** Events of the order, in sentences. */
function Said({ scope: { context, isUnmailed, notice, order, statement } }: Pick<Props, 'scope'>) {
  const { t } = context;
  const { emailAddress: email = '' } = order.contact;
  const until = timeOf(order.confirmBy, context) ?? '';
  if (isUnmailed) return <p>{t('shop.order.state.unmailedText', { email, until })}</p>;
  if (awaitsConfirmation(order))
    return (
      <>
        <p>{t('shop.order.state.unconfirmedText', { email, until })}</p>
        <p>{t('shop.order.unconfirmedHelp')}</p>
      </>
    );
  if (order.status === 'EXPIRED') return <p>{t('shop.order.state.EXPIREDText')}</p>;
  if (hasLapsed(order, new Date())) return <p>{t('shop.order.state.lapsedText')}</p>;
  if (order.status === 'PLACED') {
    const held = timeOf(order.expiresAt, context);
    return (
      <>
        <p>{statement.due}</p>
        {held && <p>{t('shop.order.state.PLACEDText', { until: held })}</p>}
      </>
    );
  }
  if (order.status !== 'CONFIRMED') return null;
  const thanks = notice === 'paid' ? t('shop.notice.paid') : t('shop.order.thanks');
  return <p>{[thanks, email && t('shop.order.letter', { email })].filter(Boolean).join(' ')}</p>;
}

function timeOf(expiresAt: string | undefined, { t, view }: RenderContext): string | undefined {
  const clock = { locale: view.locale as LocaleCode, t, timezone: view.site.timezone };
  return formatUntil(expiresAt, clock);
}
