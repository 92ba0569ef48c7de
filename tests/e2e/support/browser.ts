import { existsSync } from 'node:fs';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { DISABLED_FEATURES } from './browserFeatures.ts';
import { DESKTOP } from './viewports.ts';

/** Chromium switches that prevent requests to other hosts, with any driver. */
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

/** Headless shell: a fifth less work. It has no back/forward cache, and rounds text widths differently. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The system's own Chromium, without requests to other hosts. */
export const BROWSER = driven(CHROMIUM);

/** The same for most tests, which do not need every feature: the headless shell, unless it is missing or `CHROMIUM_PATH` names another. */
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
