import { APIError, createLocalReq, type Payload } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { t } from '../../shared/studioWords/t.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { nameField } from '../fields/names/nameField.ts';
import { changeStatus, findScheduler, type Scheduled } from './changeStatus.ts';

/** Reason for which publishing or unpublishing is refused: of a field, or of the document. */
export interface StatusFault {
  /** As Payload writes it, such as `itinerary.2.title`; empty for the whole document. */
  path: string;
  says: string;
}

class Undo extends Error {}

/**
 * Publishes a document, or takes it off the site, in a transaction that is rolled back: a dry run with all rules of the button.
 * @returns why it is refused; empty where it is not
 * @throws errors that are no refusal, such as an unreachable database
 */
export async function tryStatus(payload: Payload, scheduled: Scheduled): Promise<StatusFault[]> {
  try {
    const user = await findScheduler(payload, scheduled);
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    await inTransaction(req, async () => {
      await changeStatus(scheduled, user, req);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return [];
    const faults = readRefusal(payload, scheduled, error);
    if (faults) return faults;
    throw error;
  }
  return [];
}

/** The refusals in an error of a write; undefined where it is none, so that trying again may help. */
export function readRefusal(payload: Payload, { doc }: Scheduled, error: unknown): StatusFault[] | undefined {
  // No `instanceof APIError`: the studio's bundle and the server have separate copies of the error classes.
  const { data, message, status } = error as Partial<APIError<{ errors?: unknown }>>;
  const fields = doc ? payload.collections[doc.relationTo].config.fields : [];
  if (Array.isArray(data?.errors))
    return data.errors.flatMap((fault) => readFault(fault, (path) => nameField(fields, path)));
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  return isRefused ? [{ path: '', says: message ?? '' }] : undefined;
}

function readFault(fault: unknown, name: (path: string) => string | undefined): StatusFault[] {
  if (!isObject(fault) || typeof fault.path !== 'string') return [];
  const label = name(fault.path) ?? (typeof fault.label === 'string' ? fault.label : fault.path);
  return [{ path: fault.path, says: t('{field}: {fault}', { field: label, fault: String(fault.message) }) }];
}

/**
 * Refuses to schedule what would be refused at once, so that the editor learns of it while the document is open.
 * @throws APIError with the reasons
 */
export async function refuseScheduled(payload: Payload, scheduled: Scheduled): Promise<void> {
  const { doc, type } = scheduled;
  if (!doc) return;
  const faults = await tryStatus(payload, scheduled);
  if (faults.length === 0) return;
  const says = describeFaults(faults);
  const isWhole = faults.every(({ path }) => path === '');
  const words = isWhole || type === 'unpublish' ? says : `${t('It could not be published as it is now.')} ${says}`;
  throw new APIError(words, 400, undefined, true);
}

/** Refusals in one line. */
export function describeFaults(faults: readonly StatusFault[]): string {
  return faults.map(({ says }) => says).join(' ');
}
