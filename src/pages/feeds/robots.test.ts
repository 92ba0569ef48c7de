import { describe, expect, test } from 'vitest';
import { buildRobots } from './robots.ts';

const robots = buildRobots('https://rihla.example');

/** Matching of the robots exclusion protocol: by prefix, with `$` for the end. */
function isClosed(path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '');
  return rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
}

describe('buildRobots', () => {
  test.each(['/admin', '/admin/', '/admin/collections/posts', '/api/posts', '/preview/?x=1', '/preview?x=1'])(
    'disallows %s',
    (path) => {
      expect(isClosed(path)).toBe(true);
    },
  );

  test.each([
    '/',
    '/administration/',
    '/apiculture/',
    '/preview-of-spring/',
    '/media/a.jpg',
    '/assets/x.js',
    '/search/x/',
    '/feed/',
  ])('allows %s', (path) => {
    expect(isClosed(path)).toBe(false);
  });

  test('names the sitemap', () => {
    expect(robots).toMatch(/^User-agent: \*\n/);
    expect(robots).toContain('\nSitemap: https://rihla.example/sitemap.xml\n');
  });

  test('keeps everything from robots until the launch, and names no sitemap', () => {
    expect(buildRobots('https://rihla.example', true)).toBe('User-agent: *\nDisallow: /\n');
  });
});
