import { createBudgets } from '../../../forms/spam/budget.ts';
import { FORM_LIMITS, MOST_VISITORS } from '../../../forms/spam/limits.ts';
import type { SentProtection } from '../../../forms/spam/names.ts';
import { type ReadProof, readProof } from '../../../forms/spam/proof.ts';
import { type ReadToken, readToken } from '../../../forms/spam/token.ts';

/** What a form asks of those who send it. */
export interface ProtectedForm {
  /** Tells forms apart, as in `forms/3`. */
  name: string;
  /** Whether the browser has to work something out. */
  asksProof?: boolean | undefined;
  /** How often all visitors together may send it within a minute; absent: as often as all forms. */
  limitPerMinute?: number | null | undefined;
}

export interface Sender {
  /** As `EndpointContext.visitor`. */
  visitor: string;
  /** The site's. */
  secret: string;
  /** Epoch, ms. */
  now: number;
}

/** What came with a submission, read and not yet used up. */
export interface Evidence {
  form: string;
  isTrapped: boolean;
  token: ReadToken;
  /** Absent where the form asks for none. */
  proof?: ReadProof;
}

/** Forms that are told apart. */
const MOST_FORMS = 1_000;

const ofAll = createBudgets(1);
const ofForms = createBudgets(MOST_FORMS);
const ofVisitors = createBudgets(MOST_VISITORS);

/**
 * Decides whether a submission is looked at now, before anything is read from the database, and reads what protects the form. The limits are
 * those of one process (`FORM_LIMITS`).
 * @returns what came with it, or the seconds that the visitor has to wait (answer 429, and keep what was typed)
 */
export async function admit(
  sent: SentProtection,
  { asksProof, limitPerMinute, name }: ProtectedForm,
  { now, secret, visitor }: Sender,
): Promise<{ evidence: Evidence; waitSeconds?: undefined } | { waitSeconds: number; evidence?: undefined }> {
  const proof = asksProof ? await readProof(secret, sent.proof, now) : undefined;
  const ofForm = { ...FORM_LIMITS.all, max: readLimit(limitPerMinute) };
  const waitSeconds =
    (proof && proof.state !== 'good'
      ? ofVisitors.take(`proof ${name} ${visitor}`, FORM_LIMITS.withoutProof, now)
      : undefined) ??
    ofVisitors.take(visitor, FORM_LIMITS.visitor, now) ??
    ofForms.take(name, ofForm, now) ??
    ofAll.take('all', FORM_LIMITS.all, now);
  if (waitSeconds !== undefined) return { waitSeconds };
  const token = readToken(secret, sent.token, now);
  return { evidence: { form: name, isTrapped: Boolean(sent.trap), token, ...(proof && { proof }) } };
}

/** A limit of none would shut the form, and is not what an empty field says. */
function readLimit(limit: number | null | undefined): number {
  return typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : Number.POSITIVE_INFINITY;
}
