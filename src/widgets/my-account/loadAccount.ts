import type { DocumentView } from '../../content/documentTypes.ts';
import { customerOn } from '../../parts/customers/customersVisitor.ts';
import type { StatedJourneys } from '../../parts/customers/rules/journeys.ts';
import type { RenderContext } from '../../render/context.ts';
import { loadToursOf } from '../checkout/loadToursOf.ts';

/** Data of the account's orders. */
export interface AccountData {
  journeys: StatedJourneys;
  /** Tours of the next order, by id. */
  tours: ReadonlyMap<number, DocumentView>;
}

/** Orders of the signed-in customer; undefined without one. */
export async function loadAccount(
  _block: object,
  context: Pick<RenderContext, 'content' | 'view'>,
): Promise<AccountData | undefined> {
  const journeys = await customerOn(context.view)?.journeys();
  return journeys && { journeys, tours: await loadToursOf(context, journeys.coming[0]?.bookings ?? []) };
}
