import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createStyleSheet } from './styleSheet.ts';

test('equal declarations share one class and one rule', () => {
  const styles = createStyleSheet();
  const first = styles.rule('color:red');
  expect(styles.rule('color:red')).toBe(first);
  expect(styles.toString()).toBe(`@layer blocks{.${first}{color:red}}`);
});

test('other declarations, or another media query, have another class', () => {
  const styles = createStyleSheet();
  const names = [styles.rule('color:red'), styles.rule('color:tan'), styles.rule('color:red', '(width > 767px)')];
  expect(new Set(names).size).toBe(3);
  expect(styles.toString()).toContain(`@media (width > 767px){.${names[2]}{color:red}}`);
});

test('a class has the same name on every page, so that fragments fit in', () => {
  expect(createStyleSheet().rule('color:red')).toBe(createStyleSheet().rule('color:red'));
});

test('different rules never share a class', () => {
  const styles = createStyleSheet();
  // Enough that some hashes have the same prefix.
  const names = Array.from({ length: 5_000 }, (_, number) => styles.rule(`order:${number}`));
  expect(new Set(names).size).toBe(names.length);
});

test('a part is written once, before all rules, and a widget’s own before those of its variants', () => {
  const styles = createStyleSheet();
  styles.rule('color:red');
  styles.use('posts/masonry', '.r-masonry{}');
  styles.use('posts', '.r-posts{}');
  styles.use('posts', '.r-posts{}');
  expect(styles.toString()).toMatch(/^\.r-posts\{\}\.r-masonry\{\}@layer blocks\{\.s[0-9a-z]+\{color:red\}\}$/);
});

test('neighbours in the widgets layer are merged into one block, others keep theirs', () => {
  const styles = createStyleSheet();
  styles.use('button', '@layer widgets{.r-button{color:red}}');
  styles.use('card', '@layer widgets{@media print{.r-card{color:red}}}');
  styles.use('islands', 'rihla-island{display:contents}');
  styles.use('menu', '@layer widgets{.r-menu{color:red}}');
  expect(styles.toString()).toBe(
    '@layer widgets{.r-button{color:red}@media print{.r-card{color:red}}}rihla-island{display:contents}@layer widgets{.r-menu{color:red}}@layer blocks{}',
  );
});

test('a part that continues in another layer keeps its block, and so does the next one', () => {
  const styles = createStyleSheet();
  styles.use('sticky', '@layer widgets{.a{color:red}}@layer blocks{.b{color:red}}@media print{.c{color:red}}');
  styles.use('tabs', '@layer widgets{.d::before{content:"}"}}');
  styles.use('toggle', '@layer widgets{.e{color:red}}');
  expect(styles.toString()).toBe(
    '@layer widgets{.a{color:red}}@layer blocks{.b{color:red}}@media print{.c{color:red}}@layer widgets{.d::before{content:"}"}.e{color:red}}@layer blocks{}',
  );
});

test('parts that are first used below the fold are listed in page order', () => {
  const styles = createStyleSheet();
  styles.use('card', '.card{}');
  expect(styles.belowFold()).toEqual([]);
  styles.markFold();
  for (const name of ['route', 'card', 'form']) styles.use(name, `.${name}{}`);
  expect(styles.belowFold()).toEqual(['.form{}', '.route{}']);
});

test('parts for opened content are never above the fold', () => {
  const styles = createStyleSheet();
  styles.addWhenOpened('menu/opened', '.opened{}');
  styles.use('menu', '.menu{}');
  styles.markFold();
  styles.use('menu/opened', '.opened{}');
  expect(styles.belowFold()).toEqual(['.opened{}']);
  expect(styles.toString()).toBe('.menu{}.opened{}@layer blocks{}');
});

test('parts that come with a file are left out, and all rules stay', () => {
  const styles = createStyleSheet();
  const name = styles.rule('color:red');
  for (const part of ['card', 'form', 'route']) styles.use(part, `@layer widgets{.${part}{}}`);
  expect(styles.without(new Set(['@layer widgets{.form{}}']))).toBe(
    `@layer widgets{.card{}.route{}}@layer blocks{.${name}{color:red}}`,
  );
  expect(styles.toString()).toContain('.form{}');
});

/** Styles that are loaded separately, above the layers of the page; those of the studio, of printed sheets, and a list of others. */
const APART = /belowFold\w+\.css|island\/(choice|viewer)|edit-bar|popup\.css|\/studio\/|shop\/voucher\//;

test.each(globSync('src/{widgets,parts}/**/*.css').filter((file) => !APART.test(file)))(
  '%s is one block, in the widgets layer',
  (file) => {
    const css = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|(["']).*?\1/g, '')
      .trim();
    expect(css.startsWith('@layer widgets {')).toBe(true);
    let depth = 0;
    const ends = [...css.matchAll(/[{}]/g)].filter(({ 0: brace }) => (brace === '{' ? depth++ : --depth) === 0);
    expect(ends.map(({ index }) => index)).toEqual([css.indexOf('{'), css.length - 1]);
  },
);
