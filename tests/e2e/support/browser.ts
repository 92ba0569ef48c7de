import { existsSync } from 'node:fs';
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

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** Chromium without what has a window: a fifth less work. It keeps no pages for Back, and rounds the widths of letters otherwise. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The system's own Chromium, which asks nobody but the server under test. */
export const BROWSER = driven(CHROMIUM);

/** The same for journeys, whose browser need not be a visitor's in all: the shell, unless it is missing or `CHROMIUM_PATH` names another. */
export const SHELL_BROWSER = driven(!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : CHROMIUM);

function driven(executablePath: string): Browser {
  return {
    browserName: 'chromium',
    viewport: DESKTOP,
    launchOptions: {
      executablePath,
      args: [...BROWSER_SWITCHES, `--disable-features=${DISABLED_FEATURES.join()}`],
    },
  };
}
