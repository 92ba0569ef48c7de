import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { DESKTOP } from './viewports.ts';

/** The system's own Chromium, which asks nobody but the server under test. */
export const BROWSER: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  viewport: DESKTOP,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
