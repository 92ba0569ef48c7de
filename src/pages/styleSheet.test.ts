import { expect, test } from 'vitest';
import { createStyleSheet } from './styleSheet.ts';

test('equal declarations share a class and stand once', () => {
  const styles = createStyleSheet();
  const first = styles.rule('color:red');
  expect(styles.rule('color:red')).toBe(first);
  expect(styles.toString()).toBe(`@layer blocks{.${first}{color:red}}`);
});

test('other declarations, or the same for another screen, have another class', () => {
  const styles = createStyleSheet();
  const names = [styles.rule('color:red'), styles.rule('color:tan'), styles.rule('color:red', '(width > 767px)')];
  expect(new Set(names).size).toBe(3);
  expect(styles.toString()).toContain(`@media (width > 767px){.${names[2]}{color:red}}`);
});

test('a class has the same name on every page, so that fragments fit in', () => {
  expect(createStyleSheet().rule('color:red')).toBe(createStyleSheet().rule('color:red'));
});

test('two rules never share a class', () => {
  const styles = createStyleSheet();
  // So many that some of them begin alike.
  const names = Array.from({ length: 5_000 }, (_, number) => styles.rule(`order:${number}`));
  expect(new Set(names).size).toBe(names.length);
});

test('a part stands once, before all rules, and a widget’s own before those of its variants', () => {
  const styles = createStyleSheet();
  styles.rule('color:red');
  styles.use('posts/masonry', '.r-masonry{}');
  styles.use('posts', '.r-posts{}');
  styles.use('posts', '.r-posts{}');
  expect(styles.toString()).toMatch(/^\.r-posts\{\}\.r-masonry\{\}@layer blocks\{\.s[0-9a-z]+\{color:red\}\}$/);
});
