import type { ConsentCategory } from '../rules/categories.ts';
import { type ConsentSignals, consentSignals } from '../rules/consentSignals.ts';

/** The commands of Google's tag, as its documentation lists them. */
export type GoogleTag = {
  (command: 'consent', when: 'default' | 'update', signals: ConsentSignals): void;
  (command: 'js', now: Date): void;
  (command: 'config', measurementId: string): void;
  (command: 'event', name: string, parameters: Readonly<Record<string, string>>): void;
};

declare global {
  interface Window {
    /** Queue that Google's tags read, in order. */
    dataLayer?: unknown[];
    gtag?: GoogleTag;
  }
}

/** Queues consent mode's defaults before any tag, and defines `gtag`. */
export function sendConsentDefault(granted: readonly ConsentCategory[]): void {
  const dataLayer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = dataLayer;
  window.gtag = function gtag() {
    // Google's tag recognizes commands by their type: an arguments object, not an array.
    // biome-ignore lint/complexity/noArguments: the documented form
    dataLayer.push(arguments);
  };
  window.gtag('consent', 'default', consentSignals(granted));
}

/** Updates consent mode for loaded and future tags. */
export function sendConsentUpdate(granted: readonly ConsentCategory[]): void {
  window.gtag?.('consent', 'update', consentSignals(granted));
}
