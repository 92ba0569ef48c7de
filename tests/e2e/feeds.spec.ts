import { expect, test } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { BASE_URL } from './support/address.ts';
import { ask } from './support/http.ts';
import { ARTICLE, HOME, PAGE } from './support/kinds.ts';

interface Element {
  name: string;
  text: string;
}

/** Every element of an XML document with its own text. @throws when it is not well-formed */
function parse(xml: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '' };
    elements.push(element);
    open.push(element);
  });
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

const texts = (elements: readonly Element[], name: string): string[] =>
  elements.filter((element) => element.name === name).map(({ text }) => text);

for (const path of ['/feed/', '/category/journeys/feed/']) {
  test(`${path} is a feed of articles of this site`, async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/rss\+xml; charset=utf-8$/i);
    const elements = parse(body.toString());
    expect(elements[0]?.name).toBe('rss');
    const items = elements.filter(({ name }) => name === 'item');
    expect(items.length).toBeGreaterThan(3);
    const links = texts(elements, 'link');
    expect(links.every((link) => link.startsWith(`${BASE_URL}/`))).toBe(true);
    expect(links).toContain(`${BASE_URL}${ARTICLE.path}`);
    const dates = texts(elements, 'pubDate').map((date) => Date.parse(date));
    expect(dates.every(Number.isFinite)).toBe(true);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
}

test('the sitemap lists existing pages and articles, and all of them answer', async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const addresses = texts(parse(body.toString()), 'loc');
  for (const { path } of [HOME, ARTICLE, PAGE]) expect(addresses).toContain(`${BASE_URL}${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const answer = await ask(new URL(address).pathname);
    expect.soft(answer.status, address).toBe(200);
    expect.soft(answer.body.toString(), address).not.toContain('content="noindex"');
  }
});

test('robots.txt allows crawling, except of the studio, and names the sitemap', async () => {
  const { status, headers, body } = await ask('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  const text = body.toString();
  expect(text).toContain('User-agent: *');
  expect(text).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('the icon is a valid picture, in the page and at well-known paths', async ({ page }) => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    const { status, headers, body } = await ask(path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers['content-type'], path).toMatch(/^image\/svg\+xml/);
    expect.soft(parse(body.toString())[0]?.name, path).toBe('svg');
  }
  await page.goto(HOME.path);
  const size = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
    await icon.decode();
    return [icon.naturalWidth, icon.naturalHeight];
  });
  expect(size[0]).toBeGreaterThan(0);
  expect(size[0]).toBe(size[1]);
});

test('every page links its feed, and has valid structured data', async () => {
  for (const { path } of [HOME, ARTICLE, PAGE]) {
    const html = (await ask(path)).body.toString();
    expect.soft(html, path).toContain('type="application/rss+xml"');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect.soft(blocks.length, `structured data of ${path}`).toBeGreaterThan(0);
  }
});
