import { EVENTS } from '../../../src/shared/analytics/events.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });

test('the settings of analytics list every event of the site', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/globals/analytics');
  const table = page.getByRole('table').filter({ hasText: 'Meta pixel' });
  await expect(table.getByRole('rowheader')).toHaveText(Object.keys(EVENTS));
});
