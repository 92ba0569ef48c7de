import { addDataAndFileToRequest, type CollectionBeforeLoginHook, type Endpoint, type PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { auditRefusal, markPassed, passedBy } from '../../auditLog/auditSignIn.ts';
import { noteAudit } from '../../auditLog/noteAudit.ts';
import { counterKey } from '../../database/counters/counterKey.ts';
import { countUse } from '../../database/counters/countUse.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { unlockForKnownBrowser } from '../knownBrowser.ts';
import { SIGN_IN_LIMITS } from '../signInLimits.ts';
import { hasSecondStep, spendCode } from './secondStep.ts';

/** Error code for the sign-in page, besides the message: a code is required, or was wrong. */
export type SecondStepAnswer = 'needed' | 'wrong';

/** The password was right, and the account asks for a code besides. */
export class SecondStepNeeded extends Error {
  override readonly name = 'SecondStepNeeded';
  readonly account: number;
  readonly userName: string;

  constructor(account: number, userName: string) {
    super(t('This account asks for a code after its password. Sign in on the studio’s page.'));
    this.account = account;
    this.userName = userName;
  }
}

/**
 * Stops every sign-in of an account whose second step has not been passed, by any endpoint; its session is rolled back.
 * @throws SecondStepNeeded
 */
export const demandSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  const account = Number(user.id);
  if (!passedBy(req) && (await hasSecondStep(req, account))) throw new SecondStepNeeded(account, user.name);
  return user;
};

/**
 * Payload's sign-in, with the code of an account that asks for one: `{ email, password, code }`. The password comes first: without it nobody learns
 * whether an account has a second step, nor counts against its codes. Each code counts before it is checked, so that concurrent guesses are no more
 * than others.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await readData(req);
    const { code, email } = (req.data ?? {}) as { code?: unknown; email?: unknown };
    await unlockForKnownBrowser(req, email, Date.now());
    const handle = payloadsOwn(req, signIn.path);
    try {
      return await handle(req);
    } catch (error) {
      if (!(error instanceof SecondStepNeeded)) {
        if ((error as { status?: number }).status === 401) await auditRefusal(req);
        throw error;
      }
      if (typeof code !== 'string' || !code.trim()) return say('needed', t('Now the code of your authenticator app.'));
      const { account } = error;
      const now = Date.now();
      const isOver = (await countTry(req, account, now)) > SIGN_IN_LIMITS.mostAttempts;
      const by = isOver ? undefined : await spendCode(req, account, code, now);
      if (!by) {
        await noteAudit(req, { action: 'code-refused', by: { id: account, name: error.userName } });
        return say(
          'wrong',
          isOver
            ? t('There were too many wrong codes. Wait ten minutes.')
            : t('This code is not right, or was used already. Wait for the next one of your app.'),
        );
      }
      await forgetTries(req, account);
      markPassed(req, by);
      return handle(req);
    }
  },
};

/** Payload's own endpoint behind one of ours; looked up at request time, since Payload adds its endpoints after ours. */
export function payloadsOwn({ payload }: PayloadRequest, path: string): Endpoint['handler'] {
  const { endpoints } = payload.collections.users.config;
  const own = (endpoints || []).findLast((endpoint) => endpoint.path === path && endpoint.method === 'post');
  if (!own) throw new Error(`Payload has no endpoint ${path} of accounts.`);
  return own.handler;
}

/** Reads the body once for both, our endpoint and Payload's. */
export async function readData(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  // The body has been consumed; Payload's own handler reads `req.data`.
  Object.defineProperty(req, 'body', { value: null });
}

function countTry(req: PayloadRequest, account: number, now: number): Promise<number> {
  const use = { key: keyOf(req, account), expires: now + SIGN_IN_LIMITS.closedMs };
  return inTransaction(req, () => countUse(req, use, now));
}

async function forgetTries(req: PayloadRequest, account: number): Promise<void> {
  const where = { key: { equals: keyOf(req, account) } };
  await req.payload.db.deleteMany({ collection: 'spent-keys', where });
}

function keyOf({ payload }: PayloadRequest, account: number): string {
  return counterKey(payload.secret, 'second-step', String(account));
}

function say(secondStep: SecondStepAnswer, message: string): Response {
  return Response.json({ errors: [{ message }], secondStep }, { status: 401 });
}
