import type { Browser, BrowserContextOptions } from 'playwright-core';
import { ADMIN } from '../../support/requests/staff.ts';

/** Signs in with the tests' account. @returns the context for further windows */
export async function signInBrowser(browser: Browser, origin: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL: origin });
  const { email, password } = ADMIN;
  const answer = await context.request.post('/api/users/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
  const storageState = await context.storageState();
  await context.close();
  return { baseURL: origin, storageState };
}
