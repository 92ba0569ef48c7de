import type { BasePayload } from 'payload';
import type { RenderedSite } from '../../../cms/renderedSite.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { type KnownAddresses, lookUp } from '../judge/readFacts.ts';
import { addressOf } from '../rules/addressOf.ts';
import type { CheckedDocument } from './report.ts';

/** Redirects that lead to no page of this site: the target's address has changed. */
export async function deadRedirects(
  payload: BasePayload,
  site: RenderedSite,
  known: KnownAddresses,
): Promise<CheckedDocument[]> {
  const { docs } = await payload.find({ collection: 'redirects', depth: 0, pagination: false, limit: 0, sort: 'id' });
  const rows = docs.flatMap(({ from, id, status, to }) => {
    const address = to && status !== '410' ? addressOf(to, from, site.publicUrl) : undefined;
    return address ? [{ address: address.path, from, id }] : [];
  });
  await lookUp(
    rows.map(({ address }) => address),
    { payload, site },
    known,
  );
  return rows.flatMap(({ address, from, id }): CheckedDocument[] => {
    const destination = known.destinations.get(address);
    if (destination !== 'missing' && destination !== 'gone') return [];
    const says = {
      message: msg('The address {from} is redirected to {address}, which is no page of this site.'),
      values: { from, address },
    };
    const todo = msg('Choose where it leads now, or mark it as gone.');
    const finding = { rule: 'dead-redirect', isBlocking: true, says, todo, subject: address };
    return [{ document: `redirects/${id}`, title: from, path: undefined, findings: [finding] }];
  });
}
