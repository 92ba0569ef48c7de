import type { Page } from '@playwright/test';

export interface FaultWatch {
  /** Allows an expected fault; all others fail the test. */
  allow(pattern: RegExp): void;
  /** All faults of the page so far. */
  all(): string[];
  /** Faults that were not allowed. */
  unexpected(): string[];
}

/** An optional font (`font-display: optional`) that loads too late for this page was preloaded on purpose: it is cached for the next one. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

/** Collects a page's faults from now on. */
export function watchFaults(page: Page, origin: string): FaultWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [LATE_FONT];
  page.on('console', (message) => {
    // Chromium also reports violations of the Content-Security-Policy here.
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`third party: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${reason}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    all: () => [...seen],
    unexpected: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
