import type { RenderContext } from '../../render/context.ts';
import { formatMoney } from '../../shared/money.ts';
import { MAX_TRAVELLERS } from '../../tours/booking/booking.ts';
import { agesOf } from '../../tours/booking/partyRules.ts';
import { CHILD, isPerBooking } from '../../tours/booking/units.ts';
import type { Tour } from '../../tours/tour.ts';
import { NumberField } from '../pieces/NumberField.tsx';
import type { BookTyped } from './bookTyped.ts';

interface PartyProps {
  context: RenderContext;
  /** Prefix of the ids of its fields. */
  id: string;
  tour: Tour;
  typed: BookTyped;
}

/** Fields for the number of travellers. */
export function BookParty({ context, id, tour, typed }: PartyProps) {
  const { t, view } = context;
  const most = Math.min(tour.groupMax ?? MAX_TRAVELLERS, MAX_TRAVELLERS);
  const { childFrom, currency } = tour.price;
  const money = (amount: number): string => formatMoney(amount, currency, view.locale);
  const ages = childFrom === undefined ? undefined : agesOf(CHILD, tour);
  const hasChildren = childFrom !== undefined && ages !== undefined;
  const isGroup = isPerBooking(tour);
  return (
    <fieldset className="r-book__party">
      <legend className="r-display">{t('shop.add.who')}</legend>
      {groupWords(tour, context) && <p className="r-book__group">{groupWords(tour, context)}</p>}
      <NumberField
        context={context}
        fault={typed.faults.adults}
        hint={adultAges(tour, ages, context)}
        id={`${id}-adults`}
        label={t(hasChildren ? 'shop.add.adults' : 'shop.add.travellers')}
        least={hasChildren ? 0 : 1}
        most={most}
        name="adults"
        value={typed.adults}
      />
      {hasChildren && (
        <NumberField
          context={context}
          fault={typed.faults.children}
          hint={[
            childAges(tour, ages, context),
            ...(isGroup ? [] : [t('shop.add.each', { price: money(childFrom) })]),
          ].join(' · ')}
          id={`${id}-children`}
          label={t('shop.add.children')}
          least={0}
          most={most}
          name="children"
          value={typed.children}
        />
      )}
    </fieldset>
  );
}

/** Minimum group size in words; nothing where one traveller is enough. */
function groupWords({ groupMax, groupMin = 1 }: Tour, { t }: RenderContext): string | undefined {
  if (groupMin < 2) return undefined;
  return groupMax ? t('shop.add.setsMost', { min: groupMin, max: groupMax }) : t('shop.add.sets', { min: groupMin });
}

/** Age range of adults; without prices for children, the tour's age limit. */
function adultAges({ ageMin }: Tour, child: readonly number[] | undefined, { t }: RenderContext): string | undefined {
  const from = child?.[1] === undefined ? ageMin : child[1] + 1;
  return from ? t('shop.add.agesFrom', { from }) : undefined;
}

function childAges(tour: Tour, [from, to]: [number, number], { t }: RenderContext): string {
  if (tour.childrenAlone) return t('shop.add.ages', { from, to });
  const count = tour.childrenPerAdult;
  return count === undefined ? t('shop.add.agesWith', { from, to }) : t('shop.add.agesPerAdult', { from, to, count });
}
