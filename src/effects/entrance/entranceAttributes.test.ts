import { expect, test } from 'vitest';
import { createNeeds } from '../../render/needs.ts';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { ENTRANCES } from '../../shared/movements/entrances.ts';
import { entranceAttributes } from './entranceAttributes.ts';

function ask(advanced: Record<string, unknown>, editing = false) {
  const styles = createStyleSheet();
  const asked = entranceAttributes(advanced, { editing, styles, needs: createNeeds(styles) });
  return { classes: asked?.classes, css: styles.toString() };
}

test.each(ENTRANCES)('%s adds only its own keyframes', (name) => {
  const { classes, css } = ask({ entrance_animation: name });
  expect(classes?.slice(0, 2)).toEqual(['r-entrance', `r-entrance--${name}`]);
  expect(css.match(/@keyframes/g)).toHaveLength(1);
  expect(css).toContain(`{--entrance:r-in-${name}}`);
  expect(css.split('{')).toHaveLength(css.split('}').length);
});

test.each([
  [{}, '--entrance-time:1.25s;--entrance-delay:0ms'],
  [{ entrance_animation_duration: 'slow', entrance_animation_delay: 300 }, '--entrance-time:2s;--entrance-delay:300ms'],
  [
    { entrance_animation_duration: 'fast', entrance_animation_delay: 1e9 },
    '--entrance-time:0.75s;--entrance-delay:10000ms',
  ],
  [
    { entrance_animation_duration: 'constructor', entrance_animation_delay: '5ms}' },
    '--entrance-time:1.25s;--entrance-delay:0ms',
  ],
])('%j takes %s', (settings, declarations) => {
  expect(ask({ entrance_animation: 'fadeIn', ...settings }).css).toContain(`{${declarations}}`);
});

test.each([undefined, '', 'none', 'fadeOut', 'fadeIn;}', ['fadeIn'], 7])('%j is no entrance', (name) => {
  expect(ask({ entrance_animation: name })).toEqual({ classes: undefined, css: '@layer blocks{}' });
});

test('an editor’s preview has no animation', () => {
  expect(ask({ entrance_animation: 'fadeIn' }, true).classes).toBeUndefined();
});

test('nothing moves or is hidden under prefers-reduced-motion, nor in print', () => {
  const { css } = ask({ entrance_animation: 'fadeIn' });
  const [, inside = ''] = css.split('@media screen and (prefers-reduced-motion: no-preference)');
  expect(inside).toContain('animation: var(--entrance)');
  expect(css.replace(inside, '')).not.toMatch(/animation|opacity: 0/);
});
