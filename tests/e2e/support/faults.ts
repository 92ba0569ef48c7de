import type { Page } from '@playwright/test';

export interface FaultWatch {
  /** Names a complaint that belongs to the test; all others fail it. */
  allow(pattern: RegExp): void;
  /** Everything the page complained about so far. */
  all(): string[];
  /** The complaints nobody has allowed. */
  unexpected(): string[];
}

/**
 * A font that may be left out (`font-display: optional`) and comes too late for this page was still preloaded: it is kept
 * for the next one, as meant.
 */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

/** Collects what goes wrong in a page from now on. */
export function watchFaults(page: Page, origin: string): FaultWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [LATE_FONT];
  page.on('console', (message) => {
    // Chromium also reports breaches of the content security policy here.
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
    // Leaving a page ends what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${reason}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    all: () => [...seen],
    unexpected: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
