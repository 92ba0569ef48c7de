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
    /** Where Google's tags look for what they are told, in order. */
    dataLayer?: unknown[];
    gtag?: GoogleTag;
  }
}

/** Writes consent mode's defaults where tags that may come look first, and leaves the function that tells them more. */
export function tellConsentDefault(granted: readonly ConsentCategory[]): void {
  const dataLayer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = dataLayer;
  window.gtag = function gtag() {
    // Google's tag tells commands from other entries by their kind: an arguments object, not an array.
    // biome-ignore lint/complexity/noArguments: the documented form
    dataLayer.push(arguments);
  };
  window.gtag('consent', 'default', consentSignals(granted));
}

/** Tells tags that are there, or come later, what is granted now. */
export function tellConsentUpdate(granted: readonly ConsentCategory[]): void {
  window.gtag?.('consent', 'update', consentSignals(granted));
}
