import { COMPANIES, PaymentError, type PaymentProviderName } from './port.ts';

/** Timeout and retries of requests to a provider. */
export interface RetryPolicy {
  /** Total timeout of one task with all its retries, ms. */
  totalMs: number;
  /** Pauses between attempts, ms; one attempt more than there are pauses. */
  pausesMs: readonly number[];
}

/** Short, since a traveller waits meanwhile. */
export const PATIENCE: RetryPolicy = { totalMs: 10_000, pausesMs: [200, 800] };

/** Reason for which a request failed, without secrets, and whether to retry: now, later, or never. */
export interface Complaint {
  reason: string;
  again: 'now' | 'later' | 'never';
}

/** One attempt: time left, and its abort signal. */
export interface Try {
  leftMs: number;
  signal: AbortSignal;
}

export interface ProviderCall {
  provider: PaymentProviderName;
  patience: RetryPolicy;
  /** Interprets an error of the provider's library. */
  complain(error: unknown): Complaint;
}

/**
 * Sends a request to a provider, with retries. The request has to be idempotent.
 * @param task completes “could not …”
 * @throws PaymentError without the library's own error, which may contain keys
 */
export async function askProvider<T>(
  asking: ProviderCall,
  task: string,
  once: (attempt: Try) => Promise<T>,
): Promise<T> {
  const { complain, patience, provider } = asking;
  const controller = new AbortController();
  const end = Date.now() + patience.totalMs;
  const late = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('late')));
  });
  const timer = setTimeout(() => controller.abort(), patience.totalMs);
  try {
    for (let tries = 0; ; tries += 1) {
      const pause = patience.pausesMs[tries];
      try {
        const attempt = { leftMs: Math.max(1, end - Date.now()), signal: controller.signal };
        return await Promise.race([once(attempt), late]);
      } catch (error) {
        if (error instanceof PaymentError) throw error;
        const isLate = controller.signal.aborted || Date.now() >= end;
        const { again, reason } = isLate ? tooLate(patience) : complain(error);
        if (again !== 'now' || pause === undefined || Date.now() + pause >= end) {
          const message = `${COMPANIES[provider]} could not ${task}: ${reason}.`;
          throw new PaymentError(provider, message, { isFinal: again === 'never' });
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function tooLate({ totalMs }: RetryPolicy): Complaint {
  return { reason: `no answer within ${totalMs / 1000} s`, again: 'later' };
}

/** A code or id from a provider's response; undefined for anything else, which is not repeated. */
export function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined;
}
