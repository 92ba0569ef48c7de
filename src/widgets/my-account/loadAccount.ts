import type { DocumentView } from '../../content/types.ts';
import { customerOn } from '../../parts/customers/customersVisitor.ts';
import type { StatedJourneys } from '../../parts/customers/rules/journeys.ts';
import type { RenderContext } from '../../render/context.ts';
import { loadToursOf } from '../checkout/loadToursOf.ts';

/** What the account shows of its journeys. */
export interface AccountData {
  journeys: StatedJourneys;
  /** The tours of the order that sets out next, by their ids. */
  tours: ReadonlyMap<number, DocumentView>;
}

/** The orders of whoever is signed in; undefined for everybody else. */
export async function loadAccount(
  _block: object,
  context: Pick<RenderContext, 'content' | 'view'>,
): Promise<AccountData | undefined> {
  const journeys = await customerOn(context.view)?.journeys();
  return journeys && { journeys, tours: await loadToursOf(context, journeys.coming[0]?.bookings ?? []) };
}
