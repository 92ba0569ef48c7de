import { HOME } from '../e2e/support/kinds.ts';
import { expect, test } from '../e2e/support/test.ts';
import { PHONE } from '../e2e/support/viewports.ts';
import { HOME_REQUESTS } from './budgets.ts';

test.use({ viewport: PHONE, deviceScaleFactor: 2 });

test('home asks for little on the first load on a phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(HOME.path, { waitUntil: 'networkidle' });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(HOME_REQUESTS);
});
