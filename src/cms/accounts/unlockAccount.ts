import { type BasePayload, createLocalReq, type Payload } from 'payload';
import { inEnglish } from '../../shared/studioWords/tSaid.ts';
import { UNLOCKED } from '../auditLog/auditWords.ts';
import { noteAudit } from '../auditLog/noteAudit.ts';
import { publicUrlOf } from '../publicUrl.ts';
import { hasSecondStep, turnOff } from './secondStep/secondStep.ts';

/** An account that was unlocked. */
interface Unlocked {
  name: string;
  /** Whether it had a second step, which is off now. */
  hadSecondStep: boolean;
  /** URL at which a new password is chosen, once and within an hour. */
  url: string;
}

/**
 * Lets the owner of an account in again who has lost the device and the codes, or the password and the mailbox: turns the second step off, ends the
 * time for which the account is closed after wrong passwords, and makes a link to a new password. For whoever runs the server; the audit log says so.
 * @param email of the account, in any case
 * @returns undefined where no account has the address
 */
export async function unlockAccount(payload: BasePayload, email: string): Promise<Unlocked | undefined> {
  const address = email.trim().toLowerCase();
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: address } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [user] = docs;
  if (!user) return undefined;
  const req = await createLocalReq({}, payload as Payload);
  const hadSecondStep = await hasSecondStep(req, user.id);
  await turnOff(req, user.id);
  // Payload's type asks for the password of a sign-in; the operation reads the address alone.
  const data = { email: address, password: '' };
  await payload.unlock({ collection: 'users', data, overrideAccess: true, req });
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: address },
    disableEmail: true,
    req,
  });
  await noteAudit(req, { action: 'second-step-off', detail: inEnglish(UNLOCKED, { name: user.name }) });
  const { admin, routes } = payload.config;
  return {
    name: user.name,
    hadSecondStep,
    url: `${publicUrlOf(payload)}${routes.admin}${admin.routes.reset}/${token}`,
  };
}
