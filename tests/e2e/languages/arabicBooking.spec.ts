import type { Page } from '@playwright/test';
import { createTranslate } from '../../../src/shared/messages/index.ts';
import { linkIn } from '../../support/papers/outbox.ts';
import { findViolations } from '../support/axe.ts';
import { horizontalOverflow } from '../support/layout.ts';
import { expect, type ShopSite, test } from '../support/shopSite.ts';

const t = createTranslate('ar');
const EMAIL = 'samira.fassi@example.com';
const TITLE = 'الرمال الأولى';

/** Words that keep their Latin letters in Arabic: what the operator has written into settings, which have no translation, addresses and references. */
const KEPT =
  /khettara|sarl|marrakech|morocco|casablanca|paypal|whatsapp|iban|bic|khetmamc|with kind regards from|localhost:\d+|rihla|pdf|utc|14 derb el ferrane|medina|https?:\S+|[\w.]+@[\w.]+|\b[A-Z]-[A-Z0-9]{5,}\b/gi;

test.use({ viewport: { width: 360, height: 780 } });

/** Offers Arabic, and translates the tour and the content around all pages, with one text in place of every other. */
async function translateTour({ staff }: ShopSite): Promise<void> {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await staff(method, path, body);
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const find = async (query: string): Promise<number[]> =>
    (await send('GET', `${query}&depth=0&limit=50`)).docs.map(({ id }: { id: number }) => id);
  const translate = async (of: string, title: string) => {
    const source = await send('GET', `/translations/source?of=${of}`);
    const texts = source.texts.map(({ key, text }: Record<string, string>) => [key, { text: 'كلمات', source: text }]);
    const row = { of, locale: 'ar', title, description: 'ثلاثة أيام.', _status: 'published' };
    await send('POST', '/translations', { ...row, texts: Object.fromEntries(texts) });
  };
  await send('POST', '/globals/languages', { offered: ['ar'] });
  const [tour] = await find('/tours?where[path][equals]=/tours/first-sand/');
  await translate(`tours:${tour}`, TITLE);
  for (const id of await find('/templates?where[kind][in]=header,footer')) await translate(`templates:${id}`, '');
  for (const id of await find('/menus?')) await translate(`menus:${id}`, 'قائمة');
}

/** Latin words in the content of a page that are not marked as those of another language, and Arabic ones that are. */
const foreignWords = async (page: Page, within = 'main'): Promise<string[]> => {
  const texts = await page.locator(within).evaluate((content) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const isArabic = parentElement?.closest('[lang]')?.getAttribute('lang') === 'ar';
      if (!nodeValue || !parentElement?.checkVisibility()) continue;
      if (isArabic || /\p{Script=Arabic}/u.test(nodeValue)) found.push(isArabic ? nodeValue : `marked: ${nodeValue}`);
    }
    return found;
  });
  return texts.flatMap((text) => text.replace(KEPT, '').match(/[a-z]{3,}.*/gi) ?? []);
};

test('from the list in Arabic to a confirmed booking by keyboard on a small phone, with its letters in Arabic', async ({
  faults,
  page,
  site,
}) => {
  faults.allow(/preloaded using link preload but not used/);
  await translateTour(site);
  const look = async (path: RegExp) => {
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
  };
  const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  await page.goto('/ar/tours/');
  await look(/\/ar\/tours\/$/);
  await press(TITLE, 'link');
  await look(/\/ar\/tours\/%/);

  const form = page.locator('form[action="/shop/cart/add/"]');
  await form.getByRole('radio', { disabled: false }).nth(1).focus();
  await page.keyboard.press('Space');
  await form.getByRole('spinbutton').first().fill('1');
  await form.getByRole('button', { name: t('shop.add.book') }).focus();
  await page.keyboard.press('Enter');
  await look(/\/ar\/cart\/\?notice=added$/);
  expect.soft(await foreignWords(page)).toEqual([]);
  await press(t('shop.cart.checkout'), 'link');
  await look(/\/ar\/checkout\/$/);
  expect.soft(await foreignWords(page)).toEqual([]);

  await page.getByLabel(t('shop.checkout.name')).fill('سميرة الفاسي');
  await page.getByLabel(t('shop.checkout.email')).fill(EMAIL);
  await page.getByRole('radio', { name: t('booking.method.transfer'), exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox').last().focus();
  await page.keyboard.press('Space');
  await press(t('shop.checkout.place'));
  await look(/\/ar\/booking\/\?order=/);
  expect.soft(await foreignWords(page)).toEqual([]);

  await expect.poll(() => site.mailsTo(EMAIL).length, { timeout: 15_000 }).toBe(1);
  const [asking] = site.mailsTo(EMAIL);
  expect(asking?.subject).toMatch(/^\p{Script=Arabic}/u);
  if (asking) await page.goto(linkIn(asking));
  // Its address says no language; what is around it speaks that of the order, too.
  expect.soft(await foreignWords(page, 'header')).toEqual([]);
  await press(t('shop.confirm.button'));
  await look(/\/ar\/booking\/\?order=/);
  await expect.poll(() => site.mailsTo(EMAIL).length, { timeout: 15_000 }).toBe(2);
  const letter = site.mailsTo(EMAIL).at(-1);
  expect(letter?.subject).toMatch(/^\p{Script=Arabic}/u);

  const voucher = page.getByRole('link', { name: t('shop.order.voucher') });
  const address = (await voucher.getAttribute('href')) ?? '';
  // Only its markup, without the policy of the previous page.
  const papers = [
    ['letter', letter?.html ?? ''],
    ['voucher', await (await page.request.get(address)).text()],
  ] as const;
  await page.goto('about:blank');
  for (const [name, html] of papers) {
    await page.setContent(`<html lang="ar"><body>${/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''}</body></html>`);
    expect.soft(await foreignWords(page, 'body'), name).toEqual([]);
  }
});
