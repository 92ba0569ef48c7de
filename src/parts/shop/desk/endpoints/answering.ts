import type { Endpoint, PayloadRequest } from 'payload';
import { editorsOnly, Refusal } from '../../../../cms/endpoints/editorsOnly.ts';
import { BookingRefused } from '../../../bookings/bookingRefused.ts';
import { CartRefused } from '../../cart/cartRefused.ts';
import { DeskRefused } from '../deskRefused.ts';

/**
 * Handler of an endpoint of the desk; whatever refuses a booking answers 409 in words.
 * @param words for everybody but editors and admins
 */
export function answering(answer: (req: PayloadRequest) => Promise<object>, words: string): Endpoint['handler'] {
  return editorsOnly(async (req) => {
    try {
      return Response.json(await answer(req), { headers: { 'cache-control': 'private, no-store' } });
    } catch (error) {
      if (error instanceof BookingRefused || error instanceof DeskRefused) throw new Refusal(409, error.message);
      if (error instanceof CartRefused) throw new Refusal(409, 'These places cannot be held. Choose another date.');
      throw error;
    }
  }, words);
}
