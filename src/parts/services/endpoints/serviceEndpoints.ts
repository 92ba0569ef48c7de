import type { Endpoint, PayloadRequest } from 'payload';
import { mayAdminister } from '../../../cms/access/roles.ts';
import { isOwnPassword } from '../../../cms/accounts/ownPassword.ts';
import { counterKey } from '../../../cms/database/counters/counterKey.ts';
import { countUse } from '../../../cms/database/counters/countUse.ts';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { editorsOnly, Refusal, userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { raiseForAll } from '../../../cms/hooks/contentVersion.ts';
import { triggerMailRun } from '../../../cms/mail/triggerMailRun.ts';
import {
  findServiceFaults,
  type ServiceName,
  type ServiceValues,
  settingsOf,
} from '../../../cms/services/serviceKinds.ts';
import { servicesOf } from '../../../cms/services/services.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { serviceForm } from '../serviceForm.ts';
import { readName, readValues } from './readDraft.ts';
import { tryService } from './tryService.ts';

const ADMINS = msg('Admins set the keys of services. Ask one of them.');
const HOUR_MS = 3_600_000;
/** Maximum number of trials of an account within an hour. */
const MAX_TRIES = 20;

/** `POST /services/save`: stores the keys of a service: `{ service, values, password }`. Faults are answered by field. */
const save: Endpoint = {
  path: '/services/save',
  method: 'post',
  handler: editorsOnly(async (req) => {
    requireAdmin(req);
    const { body, name } = await readName(req);
    refuseGiven(req, name);
    const values = readValues(req, name, body.values);
    const faults = findServiceFaults(name, values, servicesOf(req.payload).rules);
    if (Object.keys(faults).length > 0) return answer({ faults });
    await demandPassword(req, body.password);
    await store(req, name, values);
    return answer({ said: t('Saved, and in use from now on.'), form: serviceForm(req.payload, name) });
  }, ADMINS),
};

/** `POST /services/remove`: deletes the keys of a service: `{ service, password }`. */
const remove: Endpoint = {
  path: '/services/remove',
  method: 'post',
  handler: editorsOnly(async (req) => {
    requireAdmin(req);
    const { body, name } = await readName(req);
    refuseGiven(req, name);
    await demandPassword(req, body.password);
    await store(req, name, undefined);
    return answer({ said: t('The keys are gone.'), form: serviceForm(req.payload, name) });
  }, ADMINS),
};

/** `POST /services/try`: verifies typed keys with a service before they are saved, or those of the environment: `{ service, values }`. */
const trial: Endpoint = {
  path: '/services/try',
  method: 'post',
  handler: editorsOnly(async (req) => {
    requireAdmin(req);
    const { body, name } = await readName(req);
    const services = servicesOf(req.payload);
    const isGiven = services.sourceOf(name) === 'environment';
    const values = isGiven ? {} : readValues(req, name, body.values);
    const faults = isGiven ? {} : findServiceFaults(name, values, services.rules);
    if (Object.keys(faults).length > 0) return answer({ faults });
    await countTry(req, Date.now());
    const settings = isGiven ? services.current() : { [name]: settingsOf[name](values, services.rules) };
    return answer({ said: await tryService(req, settings) });
  }, ADMINS),
};

/** Endpoints of the page of services, for admins. */
export const serviceEndpoints: readonly Endpoint[] = [save, remove, trial];

function requireAdmin(req: PayloadRequest): void {
  if (!mayAdminister(req)) throw new Refusal(403, t(ADMINS));
}

function refuseGiven(req: PayloadRequest, name: ServiceName): void {
  if (servicesOf(req.payload).sourceOf(name) === 'environment')
    throw new Refusal(409, t('Whoever runs the server has set these keys, and those go before what is written here.'));
}

/** Keys decide where money goes, so a session alone is not enough: the browser may be unattended. */
async function demandPassword({ payload, user }: PayloadRequest, password: unknown): Promise<void> {
  if (user && typeof password === 'string' && (await isOwnPassword(payload, user, password))) return;
  throw new Refusal(422, t('This is not your password, or there were too many wrong ones: then wait ten minutes.'));
}

async function store(req: PayloadRequest, name: ServiceName, values: ServiceValues | undefined): Promise<void> {
  const { payload } = req;
  await inTransaction(req, async () => {
    await lockName(req, 'services');
    await servicesOf(payload).store(payload, name, values);
    // Pages show payment methods; other processes reload the keys on this change.
    await raiseForAll(req);
  });
  await servicesOf(payload).load(payload);
  if (name === 'mail') triggerMailRun(payload);
  payload.logger.info({
    account: userOf(req).id,
    service: name,
    msg: values ? 'The keys of a service were set in the studio.' : 'The keys of a service were removed in the studio.',
  });
}

async function countTry(req: PayloadRequest, now: number): Promise<void> {
  const key = counterKey(req.payload.secret, 'service-tries', String(userOf(req).id));
  await inTransaction(req, async () => {
    if ((await countUse(req, { key, expires: now + HOUR_MS }, now)) > MAX_TRIES)
      throw new Refusal(429, t('So much was tried that nothing more is just now. Try again in an hour.'));
  });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
