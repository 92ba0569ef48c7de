import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER } from '../../e2e/support/browser.ts';
import { scrollThrough } from '../../e2e/support/layout.ts';
import { writeCompressed } from '../plainFiles.ts';
import { extractContent, type PlainContent } from './extractContent.ts';

/** Lighthouse's phone, so that both pages load the same pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Writes a hand-made equivalent of a page, for the one phone it is measured with: the same text and links, each picture as the one AVIF file for
 * this phone, the same two fonts, one small inlined style sheet, and no script. It is a lower bound, not a rival: it knows one device, has no
 * icons, no structured data, no sharing metadata.
 * @param url the page whose content it has
 * @param folder absolute; gets `index.html`, pictures and fonts, as plain and compressed files
 */
export async function makeHandMade(url: string, folder: string): Promise<void> {
  const { content, fonts, icon, title, description } = await read(url);
  const css = await styleSheet(fonts);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="${icon}"><style>${css}</style><body>${content.body}`;
  writeCompressed(folder, 'index.html', Buffer.from(html));
  for (const path of [...content.pictures, ...fonts]) await copy(new URL(path, url), folder);
}

interface ReadPage {
  content: PlainContent;
  fonts: string[];
  icon: string;
  title: string;
  description: string;
}

async function read(url: string): Promise<ReadPage> {
  const browser = await chromium.launch(BROWSER.launchOptions);
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const links = page.locator('link[as="font"]');
    return {
      content: await page.evaluate(extractContent),
      fonts: await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
      icon: (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '',
      title: await page.title(),
      description: (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
    };
  } finally {
    await browser.close();
  }
}

async function styleSheet(fonts: readonly string[]): Promise<string> {
  const find = (name: string): string => fonts.find((path) => path.includes(name)) ?? '';
  return readFileSync(join(import.meta.dirname, 'handMade.css'), 'utf8')
    .replace('FRAUNCES', find('fraunces'))
    .replace('INSTRUMENT-SANS', find('instrument-sans'))
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>]) ?/g, '$1')
    .trim();
}

async function copy(url: URL, folder: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be copied: ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, decodeURIComponent(url.pathname));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
