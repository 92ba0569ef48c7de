import { expect, test } from 'vitest';
import { createStyleSheet } from '../../render/styleSheet.ts';
import { lookClass } from './slideLook.ts';

function cssOf(stored: Parameters<typeof lookClass>[0]): string {
  const styles = createStyleSheet();
  lookClass(stored, styles);
  return styles.toString();
}

test.each([
  [{}, '--height:72svh;--shade:40%;--across:start;--along:end;--text:start'],
  [{ height: 500, overlay: 500 }, '--height:100svh;--shade:90%'],
  [{ height: 1, overlay: -1 }, '--height:30svh;--shade:0%'],
  [{ across: 'end', along: 'center' }, '--across:end;--along:center;--text:end'],
  [
    { across: 'red}', along: 7, height: '50vh', overlay: null },
    '--height:72svh;--shade:40%;--across:start;--along:end',
  ],
])('%j becomes %s', (stored, css) => {
  expect(cssOf(stored)).toContain(css);
});
