import { createBudgets } from '../../../forms/spam/budget.ts';
import { FORM_LIMITS, MAX_VISITORS } from '../../../forms/spam/limits.ts';
import type { SentProtection } from '../../../forms/spam/names.ts';
import { type ReadProof, readProof } from '../../../forms/spam/proof.ts';
import { type ReadToken, readToken } from '../../../forms/spam/token.ts';

/** Protection settings of a form. */
export interface ProtectedForm {
  /** Identifies the form, as in `forms/3`. */
  name: string;
  /** Whether a proof of work is required. */
  asksProof?: boolean | undefined;
  /** Maximum number of submissions by all visitors within a minute; absent: as for all forms. */
  limitPerMinute?: number | null | undefined;
}

export interface Sender {
  /** As `EndpointContext.visitor`. */
  visitor: string;
  /** The site's secret. */
  secret: string;
  /** Epoch, ms. */
  now: number;
}

/** Protection fields of a submission, verified but not used up. */
export interface Evidence {
  form: string;
  isTrapped: boolean;
  token: ReadToken;
  /** Absent where the form does not require one. */
  proof?: ReadProof;
}

/** Maximum number of forms with counters of their own. */
const MAX_FORMS = 1_000;

const ofAll = createBudgets(1);
const ofForms = createBudgets(MAX_FORMS);
const ofVisitors = createBudgets(MAX_VISITORS);

/**
 * Decides whether a submission is processed now, before any database access, and verifies its protection fields. The rate limits are those of one
 * process (`FORM_LIMITS`).
 * @returns the evidence, or the seconds to wait (answer 429, and keep the typed values)
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

/** A limit below 1 would close the form; an empty field means unlimited. */
function readLimit(limit: number | null | undefined): number {
  return typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : Number.POSITIVE_INFINITY;
}
