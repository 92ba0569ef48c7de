import type { PayloadRequest } from 'payload';
import { asFile } from '../../../cms/endpoints/asFile.ts';
import { bodyOf, Refusal, requireAdmin } from '../../../cms/endpoints/editorsOnly.ts';
import { isMailAddress } from '../../../forms/isMailAddress.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { eraseBookingsOf, exportBookingsOf } from '../../bookings/personalData.ts';
import { eraseCustomerOf, exportCustomerOf } from '../../customers/personalData.ts';
import { eraseEnquiriesOf, exportEnquiriesOf } from '../personalData.ts';

/** Personal data export for an e-mail address, as a file: `?email=`. */
export async function exportPerson(req: PayloadRequest): Promise<Response> {
  const email = readAddress(req.query.email);
  const data = {
    ...(await exportEnquiriesOf(req, email)),
    bookings: await exportBookingsOf(req, email),
    ...(await exportCustomerOf(req, email)),
  };
  return asFile(req, {
    text: JSON.stringify(data, undefined, 2),
    name: 'personal-data.json',
    type: 'application/json; charset=utf-8',
    holds: 'All data of one person',
  });
}

/** Erases that person's data: `{ email, again }`, the address typed twice, since it cannot be undone. */
export async function erasePerson(req: PayloadRequest): Promise<Response> {
  requireAdmin(req);
  const body = await bodyOf(req);
  const email = readAddress(body.email);
  if (typeof body.again !== 'string' || body.again.trim().toLowerCase() !== email)
    throw new Refusal(400, t('The two addresses differ. Type the address again to confirm that all of it is erased.'));
  const enquiries = await eraseEnquiriesOf(req, email);
  // Orders erase their own bookings; these are the others.
  const orders = await eraseCustomerOf(req, email);
  const bookings = await eraseBookingsOf(req, email);
  return Response.json({ erased: enquiries + orders.erased + bookings.erased, kept: orders.kept + bookings.kept });
}

function readAddress(value: unknown): string {
  const email = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (!isMailAddress(email))
    throw new Refusal(
      400,
      t('Write the e-mail address of the person, such as {example}.', { example: 'name@example.com' }),
    );
  return email;
}
