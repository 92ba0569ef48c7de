import type { Endpoint, PayloadRequest } from 'payload';
import { Refusal, sellersOnly } from '../../../../cms/endpoints/editorsOnly.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { BookingRejectedError } from '../../../bookings/bookingRejectedError.ts';
import { CartRejectedError } from '../../cart/cartRejectedError.ts';
import { DeskRejectedError } from '../deskRejectedError.ts';

/**
 * Handler of an endpoint of the desk; a refused booking answers 409 with a message.
 * @param message for users who may not sell
 */
export function deskHandler(answer: (req: PayloadRequest) => Promise<object>, words: string): Endpoint['handler'] {
  return sellersOnly(async (req) => {
    try {
      return Response.json(await answer(req), { headers: { 'cache-control': 'private, no-store' } });
    } catch (error) {
      if (error instanceof BookingRejectedError || error instanceof DeskRejectedError)
        throw new Refusal(409, error.message);
      if (error instanceof CartRejectedError)
        throw new Refusal(409, t('These places cannot be held. Choose another date.'));
      throw error;
    }
  }, words);
}
