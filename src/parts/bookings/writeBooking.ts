import type { PayloadRequest } from 'payload';
import { type Columns, type Exact, updateRow } from '../../cms/database/queries/rows.ts';
import type { WithCurrency } from '../../shared/money.ts';
import type { BOOKINGS } from '../../tours/booking/booking.ts';

type Bookings = typeof BOOKINGS;
/** Amounts of a booking, all in its currency. */
type BookingAmount = 'cancellationFee' | 'refundDue' | 'refundedAmount' | 'total';

/** Columns of a booking to write; amounts only together with their currency. */
export type BookingWrite<Given> = Exact<Given, Bookings> & WithCurrency<Given, BookingAmount>;

/** Writes a booking's row through its hooks (`enterBooking`), within the transaction of the request. */
export async function writeBooking<Given extends Columns<Bookings>>(
  req: PayloadRequest,
  id: number,
  data: BookingWrite<Given>,
): Promise<void> {
  const columns: Columns<Bookings> = data;
  await updateRow(req.payload, 'bookings', id, columns, { req });
}
