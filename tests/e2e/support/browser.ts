import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { DISABLED_FEATURES } from './browserFeatures.ts';
import { DESKTOP } from './viewports.ts';

/** Switches of a Chromium that asks nobody but the server under test, whoever drives it. */
export const BROWSER_SWITCHES: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's own Chromium, which asks nobody but the server under test. */
export const BROWSER: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  viewport: DESKTOP,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...BROWSER_SWITCHES, `--disable-features=${DISABLED_FEATURES.join()}`],
  },
};
