import { describe, expect, it } from 'vitest';
import { scenes } from '../../demo/artwork/index.ts';
import { ICON_NAMES } from '../shared/icons.ts';
import { findNetwork } from '../shared/share/findNetworks.ts';
import { canonicalPath } from '../shared/urls.ts';
import { demoAccounts } from './chat.ts';
import { articles, pages } from './content.ts';
import type { ParsedContent } from './parseContent.ts';
import { linkedPopups } from './popups.ts';
import { demoCategories, demoTags } from './settings.ts';
import { tours } from './tours/tourContent.ts';

const PICTURES = scenes.map(({ key }) => key);
const PATHS = new Set([
  ...[...articles, ...pages].map(({ front }) => front.path),
  ...tours.map(({ path }) => path),
  '/tours/',
]);
const WIDGETS = [
  'container',
  'form',
  'quote',
  'subscribe-form',
  'image',
  'icon-list',
  'tour-strip',
  'button',
  'share-buttons',
  'chat-button',
  'timeline',
  'gallery',
  'hotspots',
  'image-carousel',
  'reviews',
];

describe.each([...articles, ...pages].map((content) => [content.front.path, content] as const))(
  '%s',
  (path, content) => {
    const { front } = content;

    it('has front matter for search engines', () => {
      expect(canonicalPath(path)).toBe(path);
      expect(front.title.length).toBeLessThanOrEqual(70);
      expect(front.excerpt.length).toBeGreaterThanOrEqual(60);
      expect(front.excerpt.length).toBeLessThanOrEqual(160);
      expect(PICTURES).toContain(front.picture);
    });

    it('uses existing widgets and pictures, and leaves no markers in its text', () => {
      for (const segment of content.segments) {
        if (segment.kind === 'markdown') expect(segment.text).not.toMatch(/^\s*:::/m);
        else expect(WIDGETS).toContain(segment.name);
      }
      for (const line of linesOf(content, 'image').filter((text) => text.startsWith('picture:'))) {
        expect(PICTURES).toContain(line.slice(8).trim());
      }
      for (const line of linesOf(content, 'container')) {
        const [, picture] = line.match(/^\s*(?:picture|backgroundImage): (\S+)$/) ?? [];
        if (picture) expect(PICTURES).toContain(picture);
      }
      for (const line of linesOf(content, 'icon-list'))
        expect(ICON_NAMES).toContain(line.match(/^- ([a-z-]+): \S/)?.[1]);
      for (const line of linesOf(content, 'chat-button').filter((text) => text.startsWith('account:')))
        expect(demoAccounts.map(({ accountName }) => accountName)).toContain(line.slice(8).trim());
      for (const line of linesOf(content, 'share-buttons'))
        expect(findNetwork(line.match(/^- ([a-z-]+): \S/)?.[1])).toBeDefined();
    });

    it('links to existing pages', () => {
      const text = content.segments
        .map((segment) => (segment.kind === 'markdown' ? segment.text : segment.lines.join('\n')))
        .join('\n');
      const targets = [...text.matchAll(/\]\((\/[^)#]*)|^link: (\/\S*)/gm)].map(
        ([, inline, button]) => inline ?? button ?? '',
      );
      for (const target of targets) expect(PATHS).toContain(target);
      const popups = [...text.matchAll(/\]\(popup:([^)]*)\)|^popup: (\S+)/gm)].map(
        ([, inline, button]) => inline ?? button,
      );
      for (const key of popups) expect(Object.keys(linkedPopups)).toContain(key);
    });
  },
);

describe.each(articles.map((article) => [article.front.path, article] as const))('article %s', (_, article) => {
  it('has a realistic length, with sections for navigation', () => {
    const words = article.segments.flatMap((segment) => (segment.kind === 'markdown' ? segment.text.split(/\s+/) : []));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1800);
    expect(words.filter((word) => word === '##').length).toBeGreaterThanOrEqual(4);
  });

  it('has existing terms', () => {
    expect(demoCategories.map(({ slug }) => slug)).toContain(article.front.category);
    for (const tag of article.front.tags ?? []) expect(demoTags).toContain(tag);
    expect(Number.isNaN(Date.parse(article.front.published ?? ''))).toBe(false);
  });
});

it('has all articles and pages that the demo promises', () => {
  expect(articles.length).toBeGreaterThanOrEqual(8);
  expect(scenes.length).toBeGreaterThanOrEqual(24);
  for (const path of ['/about/', '/contact/', '/practical-information/', '/privacy/']) expect(PATHS).toContain(path);
});

it('has an effect of each kind on a page that visitors read', () => {
  const about = pages.find(({ front }) => front.path === '/about/');
  const lines = (about && linesOf(about, 'container').join('\n')) ?? '';
  for (const effect of ['motion: [', 'entrance_animation: fadeIn', 'sticky: top']) expect(lines).toContain(effect);
});

function linesOf({ segments }: ParsedContent, name: string): string[] {
  return segments.flatMap((segment) => (segment.kind === 'widget' && segment.name === name ? segment.lines : []));
}
