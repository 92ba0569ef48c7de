import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { serverCommand } from '../../support/serverCommand.ts';
import { seededTemplate } from '../../support/template.ts';
import { SERVER_PORT } from '../support/address.ts';

/** The account that the claim journey makes. */
export const ADMIN = {
  name: 'Fatima-Zahra Benali',
  email: 'office@khettara.example',
  password: 'walnuts below toubkal',
};

/** A server of its own, since these journeys change what visitors see. */
export interface StudioServer {
  origin: string;
  /** The one-time link printed at the start. */
  claimLink: string;
}

const CLAIM_LINK = /http:\/\/\S+\/claim\/\S+\//;

/** Playwright's `test` with a running studio per worker and, as `admin`, a browser that is signed in. */
export const test = base.extend<
  { admin: BrowserContext },
  { journey: string; studio: StudioServer; session: StorageState }
>({
  // Journeys of different names get servers of their own: the link of one can be used up only once.
  journey: ['publish', { option: true, scope: 'worker' }],
  studio: [
    async ({ journey }, use, { workerIndex }) => {
      const dataDir = mkdtempSync(join(tmpdir(), `rihla-${journey}-`));
      cpSync(await seededTemplate(), dataDir, { recursive: true });
      const { claimLink, origin, server } = await startServer(dataDir, SERVER_PORT + 20 + workerIndex);
      await use({ claimLink, origin });
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [
    async ({ browser, studio }, use) => {
      const context = await browser.newContext({ baseURL: studio.origin });
      const page = await context.newPage();
      await page.goto(studio.claimLink);
      await page.getByLabel('Your name').fill(ADMIN.name);
      await page.getByLabel('E-mail').fill(ADMIN.email);
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await page.getByLabel('Password again').fill(ADMIN.password);
      await page.getByRole('button', { name: 'Make the account' }).click();
      await page.getByRole('heading', { name: /^Good to see you/ }).waitFor({ timeout: 60_000 });
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: async ({ browser, session, studio }, use) => {
    const context = await browser.newContext({
      baseURL: studio.origin,
      storageState: session,
      viewport: { width: 1600, height: 1000 },
    });
    await use(context);
    await context.close();
  },
});

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function startServer(dataDir: string, port: number): Promise<StudioServer & { server: ChildProcess }> {
  const { args, command, options } = serverCommand(dataDir, port);
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const claimLink = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [link] = output.match(CLAIM_LINK) ?? [];
      if (link) resolve(link);
    });
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it printed a link:\n${output}`)),
    );
  });
  return { claimLink, origin: `http://localhost:${port}`, server };
}

export { expect };
