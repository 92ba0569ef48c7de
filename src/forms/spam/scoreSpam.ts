import { msg } from '../../shared/studioWords/t.ts';
import { MAX_BY_EMAIL, MAX_LINKS } from './limits.ts';
import type { ProofState } from './proof.ts';
import type { TokenState } from './token.ts';

/** Facts about a submission beside its content. */
export interface SpamFacts {
  /** Whether the honeypot field was filled in. */
  isTrapped: boolean;
  token: TokenState | 'used';
  /** Proof of work; `unasked`: the form requires none. */
  proof: ProofState | 'unasked' | 'used';
  /** Number of links in its texts. */
  links: number;
  /** Submissions of the same message within a day, including this one. */
  same: number;
  /** Submissions with the same e-mail address within a day, including this one; 0 without one. */
  byEmail: number;
}

export type SpamReason =
  | 'trap'
  | 'token-forged'
  | 'token-used'
  | 'token-early'
  | 'token-late'
  | 'token-absent'
  | 'proof-wrong'
  | 'proof-used'
  | 'links'
  | 'some-links'
  | 'duplicate'
  | 'email-too-often';

export interface SpamVerdict {
  isSpam: boolean;
  /** Reasons found, even if they are not enough. */
  reasons: SpamReason[];
}

/** Threshold from which a submission is spam. */
const SPAM_WEIGHT = 10;

/**
 * Weights of the reasons. A browser without script has no token, and a form that was left open for a day an old one:
 * neither is spam by itself, but both are together with links.
 */
export const REASON_WEIGHTS: Readonly<Record<SpamReason, number>> = {
  trap: 10,
  'token-forged': 10,
  'token-used': 10,
  'token-early': 10,
  'token-late': 5,
  'token-absent': 5,
  'proof-wrong': 10,
  'proof-used': 10,
  links: 10,
  'some-links': 5,
  duplicate: 10,
  'email-too-often': 10,
};

/** Labels of the reasons in the studio. */
export const REASON_LABELS: Readonly<Record<SpamReason, string>> = {
  trap: msg('A field that nobody sees was filled in'),
  'token-forged': msg('The form was not opened on this site'),
  'token-used': msg('The same form was sent before'),
  'token-early': msg('It was filled in within three seconds'),
  'token-late': msg('It was begun more than twelve hours before'),
  'token-absent': msg('It came from a browser that blocks scripts'),
  'proof-wrong': msg('The browser failed the automatic check'),
  'proof-used': msg('The automatic check was passed by another form already'),
  links: msg('It holds more than two links'),
  'some-links': msg('It holds a link'),
  duplicate: msg('The same was sent before within a day'),
  'email-too-often': msg('The same e-mail address was given too often within a day'),
};

/** Bot and spam score of a submission, by its facts alone. */
export function scoreSpam(facts: SpamFacts): SpamVerdict {
  const reasons: SpamReason[] = [];
  if (facts.isTrapped) reasons.push('trap');
  if (facts.token !== 'good') reasons.push(`token-${facts.token}`);
  if (facts.proof === 'wrong' || facts.proof === 'used') reasons.push(`proof-${facts.proof}`);
  if (facts.links > MAX_LINKS) reasons.push('links');
  else if (facts.links > 0) reasons.push('some-links');
  if (facts.same > 1) reasons.push('duplicate');
  if (facts.byEmail > MAX_BY_EMAIL.count) reasons.push('email-too-often');
  const weight = reasons.reduce((sum, reason) => sum + REASON_WEIGHTS[reason], 0);
  return { isSpam: weight >= SPAM_WEIGHT, reasons };
}
