import { COMPANIES, PaymentFault, type PaymentProviderName } from './port.ts';

/** How long a provider is waited for. */
export interface Patience {
  /** For one thing that is asked, however often it is tried, ms. */
  totalMs: number;
  /** Between one try and the next, ms; one try more than there are pauses. */
  pausesMs: readonly number[];
}

/** A traveller waits meanwhile. */
export const PATIENCE: Patience = { totalMs: 10_000, pausesMs: [200, 800] };

/** Why a provider did not do something, in words that hold no secret, and whether it is worth asking again: at once, by and by, or never. */
export interface Complaint {
  reason: string;
  again: 'now' | 'later' | 'never';
}

/** One try: how long it may take, and what ends it. */
export interface Try {
  leftMs: number;
  signal: AbortSignal;
}

export interface Asking {
  provider: PaymentProviderName;
  patience: Patience;
  /** Reads what the provider's library has thrown. */
  complain(error: unknown): Complaint;
}

/**
 * Asks a provider, again where it may only have stumbled. What is asked has to be the same if it is done twice.
 * @param task completes “could not …”
 * @throws PaymentFault, which does not bear the library's own error: that may hold keys
 */
export async function askProvider<T>(asking: Asking, task: string, once: (attempt: Try) => Promise<T>): Promise<T> {
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
        if (error instanceof PaymentFault) throw error;
        const isLate = controller.signal.aborted || Date.now() >= end;
        const { again, reason } = isLate ? tooLate(patience) : complain(error);
        if (again !== 'now' || pause === undefined || Date.now() + pause >= end) {
          const message = `${COMPANIES[provider]} could not ${task}: ${reason}.`;
          throw new PaymentFault(provider, message, { isFinal: again === 'never' });
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function tooLate({ totalMs }: Patience): Complaint {
  return { reason: `no answer within ${totalMs / 1000} s`, again: 'later' };
}

/** A code or an id of a provider's answer, as far as it is one: what else an answer holds is not repeated. */
export function codeOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined;
}
