import { LENGTHS } from '../../parts/shop/checkout/checkoutFields.ts';
import { TextField } from '../../render/formFields/TextField.tsx';
import type { Booking } from '../../tours/booking/booking.ts';
import { CHILD } from '../../tours/booking/units.ts';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import { Choice } from './Choice.tsx';
import type { CheckoutScope } from './scope.ts';

/**
 * Travellers of each journey. A customer who travels enters no name twice: their own field is hidden while the box is ticked, and fields of
 * further journeys may stay empty.
 */
export function Travellers({ scope }: { scope: CheckoutScope }) {
  const { checkout, context, prefix, values } = scope;
  const { t } = context;
  if (!checkout?.lines.length) return null;
  return (
    <fieldset className="r-checkout__group">
      <legend className="r-display">{t('shop.checkout.travellers')}</legend>
      <Choice
        context={context}
        id={`${prefix}-travels`}
        input={{ name: 'travels', type: 'checkbox', value: 'on', defaultChecked: values.travels }}
      >
        {t('shop.checkout.lead')}
      </Choice>
      {checkout.lines.map((line, place) => (
        <Line isFirst={place === 0} key={line.id} line={line} scope={scope} />
      ))}
    </fieldset>
  );
}

function Line({ isFirst, line, scope }: { isFirst: boolean; line: Booking; scope: CheckoutScope }) {
  const { context, prefix, values } = scope;
  const { t, view } = context;
  const dates = formatPeriod(line.start, line.end, view.locale);
  return (
    <fieldset className="r-checkout__party">
      <legend>{t('shop.checkout.travellersOf', { title: line.tourTitle ?? '', dates })}</legend>
      {!isFirst && <p className="r-field__help">{t('shop.checkout.same')}</p>}
      {line.items.map(({ unitId, uuid }, index) => {
        const unit = t(unitId === CHILD ? 'shop.checkout.child' : 'shop.checkout.adult');
        const isLead = isFirst && index === 0;
        return (
          <div className={isLead ? 'r-checkout__lead' : undefined} key={uuid}>
            <input name="item" type="hidden" value={uuid} />
            <TextField
              context={context}
              fault={values.fault(`traveller-${uuid}`)}
              id={`${prefix}-traveller-${uuid}`}
              input={{ name: 'traveller', autoComplete: 'off', maxLength: LENGTHS.name, required: isFirst }}
              label={t('shop.checkout.traveller', { index: index + 1, unit })}
              value={values.names.get(uuid) ?? ''}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
