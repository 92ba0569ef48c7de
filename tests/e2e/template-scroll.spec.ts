import { expectMounted, scrollOffset } from './support/islands.ts';
import { ARTICLE, HOME } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

test('a URL with a template’s id scrolls to its element', async ({ page, baseURL }) => {
  await page.goto(HOME.path);
  const footer = page.getByRole('contentinfo');
  const id = await footer.getAttribute('data-template-id');
  expect(id).toMatch(/^\d+$/);
  await page.goto(`${HOME.path}?theme_template_id=${id}`);
  await expect(footer).toBeInViewport();
  const isThere = () =>
    footer.evaluate((element) => {
      const bottom = Math.round(document.documentElement.scrollHeight - window.innerHeight);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(element.getBoundingClientRect().top - header) <= 1 || Math.abs(window.scrollY - bottom) <= 1;
    });
  await expect.poll(isThere).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${HOME.path}`);
});

test('the template of an article is its main element', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const main = page.getByRole('main');
  const id = await main.getAttribute('data-template-id');
  expect(id).not.toBe(await page.getByRole('contentinfo').getAttribute('data-template-id'));
  await page.goto(`${ARTICLE.path}?theme_template_id=${id}`);
  await expectMounted(page, 'template-scroll');
  expect(Math.abs(await scrollOffset(page))).toBeLessThanOrEqual(1);
});

test('a URL with an unknown template does nothing', async ({ page, baseURL }) => {
  for (const id of ['999999', '0', 'footer', '1"]', '-1', '']) {
    await page.goto(`${HOME.path}?theme_template_id=${encodeURIComponent(id)}`, { waitUntil: 'networkidle' });
    expect(await scrollOffset(page), id).toBe(0);
    await expect(page.locator('link[rel=canonical]'), id).toHaveAttribute('href', `${baseURL}${HOME.path}`);
  }
});
