import type { TextMark } from '../../render/text/marks.ts';
import { joinWords } from '../../shared/messages/joinWords.ts';
import { formatJourneyDays } from '../../tours/formatJourneyDays.ts';
import { meetingOf } from '../../tours/meetingOf.ts';
import type { OrderScope } from './scope.ts';

interface Props {
  scope: OrderScope;
  /** Text by the editor. */
  nextText: string | undefined;
  mark: TextMark;
}

/** Next steps until the journey. */
export function NextSteps({ mark, nextText, scope }: Props) {
  const { context, order, statement, tours } = scope;
  const { t, view } = context;
  if (order.status !== 'CONFIRMED') return null;
  const standing = order.bookings.filter(({ status }) => status === 'CONFIRMED');
  const first = standing.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))[0];
  const { isExact, place, time } = meetingOf(tours.find(({ id }) => id === first?.tour));
  const meeting = isExact && place && joinWords([place, time], t);
  const day = formatJourneyDays(first?.start, undefined, view.locale);
  const id = context.uniqueId('next');
  return (
    <section aria-labelledby={id} className="r-summary__steps">
      <p className="r-summary__ask" id={id}>
        {t('shop.order.next')}
      </p>
      <ol>
        {statement.next ? (
          <li>
            {statement.due} {statement.next.by && t('shop.order.nextReminder')}
          </li>
        ) : (
          <li>{statement.due}</li>
        )}
        {nextText && (
          <li className="r-summary__next" {...mark}>
            {nextText}
          </li>
        )}
        {day && (
          <li>
            {meeting
              ? t('shop.order.nextMeeting', { day, meeting })
              : place
                ? t('shop.order.nextVoucherIn', { day, place })
                : t('shop.order.nextVoucher', { day })}
          </li>
        )}
      </ol>
    </section>
  );
}
