import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_CONTRACT } from './contract.ts';
import { takeSite } from './findSite.ts';
import { siteAliases } from './siteAliases.ts';

/** A repository with these files in its `site/`; without any, with an empty one. */
function rootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'rihla-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'site'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'site', name), text);
  return root;
}

const CURRENT = JSON.stringify({ contract: SITE_CONTRACT });

test('a missing and an empty site/ are equal', () => {
  const root = rootWith({});
  expect(siteAliases(root)).toEqual([]);
  rmSync(join(root, 'site'), { recursive: true });
  expect(siteAliases(root)).toEqual([]);
});

test('code for the current contract is loaded', () => {
  const root = rootWith({ 'site.json': CURRENT, 'site.ts': '' });
  expect(takeSite(root)).toEqual({ folder: join(root, 'site'), entry: join(root, 'site/site.ts') });
  expect(siteAliases(root)).toHaveLength(3);
});

test('a site with a style sheet only is valid', () => {
  const root = rootWith({ 'site.json': CURRENT, 'style.css': '' });
  expect(takeSite(root)?.entry).toBeUndefined();
  expect(siteAliases(root).some(({ find }) => find.test('#site'))).toBe(false);
});

test.each([
  ['a number that is none', { 'site.json': '{ "contract": 0 }' }, /no valid site\.json/],
  ['a newer contract', { 'site.json': JSON.stringify({ contract: SITE_CONTRACT + 1 }) }, /Update Rihla with git pull/],
  ['no contract', { 'site.json': '{}' }, /\{ "contract": 1 \}/],
  ['text', { 'site.json': 'contract 1' }, /no valid site\.json/],
  ['no site.json', { 'site.ts': '' }, /no valid site\.json/],
  ['a package of its own', { 'site.json': CURRENT, 'package.json': '{}' }, /Remove it/],
])('%s is refused with what to do', (_, files, words) => {
  const root = rootWith(files as Record<string, string>);
  expect(() => takeSite(root)).toThrow(words);
});

test('an older contract is refused with a link to the changes', () => {
  const root = rootWith({ 'site.json': CURRENT });
  expect(() => takeSite(root, SITE_CONTRACT + 1)).toThrow(
    /written for contract 1, .* contract 2\. Make the changes that docs\/site-code\.md/,
  );
});
