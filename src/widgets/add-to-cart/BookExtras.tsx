import type { RenderContext } from '../../render/context.ts';
import { FieldFault } from '../../render/formFields/FieldFault.tsx';
import { joinWords } from '../../shared/messages/joinWords.ts';
import { formatMoney } from '../../shared/money.ts';
import { MAX_TRAVELLERS } from '../../tours/booking/booking.ts';
import { type Extra, extrasOf } from '../../tours/booking/extras.ts';
import type { Tour } from '../../tours/tour.ts';
import { NumberField } from '../pieces/NumberField.tsx';
import type { BookTyped } from './bookTyped.ts';

interface ExtrasProps {
  context: RenderContext;
  /** Prefix of the ids of its fields. */
  id: string;
  tour: Tour;
  typed: BookTyped;
}

/** Field of extras, collapsed until opened or until one is chosen. */
export function BookExtras({ context, id, tour, typed }: ExtrasProps) {
  const { editing, t, view } = context;
  const extras = extrasOf(tour);
  if (extras.length === 0) return null;
  const most = Math.min(tour.groupMax ?? MAX_TRAVELLERS, MAX_TRAVELLERS);
  const fault = typed.faults.extra;
  const hasChosen = extras.some(({ code }) => Number(typed.extras.get(code)) > 0);
  return (
    <details
      aria-describedby={fault && `${id}-extra-fault`}
      className="r-book__extras"
      id={`${id}-extra`}
      open={editing || hasChosen || fault !== undefined || undefined}
      tabIndex={fault === undefined ? undefined : -1}
    >
      <summary>
        <span className="r-display">{t('shop.add.extras')}</span>
        <small>
          {joinWords(
            extras.map((extra) => titleOf(extra, context)),
            t,
          )}
        </small>
      </summary>
      {fault && <FieldFault id={`${id}-extra-fault`}>{fault}</FieldFault>}
      {extras.map((extra) => (
        <div key={extra.code}>
          <input name="extra" type="hidden" value={extra.code} />
          <NumberField
            context={context}
            hint={t('shop.add.each', { price: formatMoney(extra.price, tour.price.currency, view.locale) })}
            id={`${id}-extra-${extra.code}`}
            label={titleOf(extra, context)}
            least={0}
            most={most}
            name="count"
            price={extra.price}
            value={typed.extras.get(extra.code) ?? 0}
          />
        </div>
      ))}
    </details>
  );
}

function titleOf({ title }: Extra, { t }: RenderContext): string {
  return title ?? t('shop.add.single');
}
