import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CornerDock, DOCK_DISTANCE_PX } from './CornerDock.tsx';

test('keeps the order of its children, the last one in the corner of the chosen side', () => {
  const html = renderToStaticMarkup(
    <CornerDock side="left">
      <a href="#top">Top</a>
      <button type="button">Chat</button>
    </CornerDock>,
  );
  expect(html).toBe(
    '<div class="r-corner-dock" data-side="left"><a href="#top">Top</a><button type="button">Chat</button></div>',
  );
});

test('is 30 px from the side and the bottom, plus the safe area', () => {
  expect(DOCK_DISTANCE_PX).toBe(30);
  const css = ['cornerDock', 'cornerDockLeft']
    .map((file) => readFileSync(`src/parts/dock/${file}.css`, 'utf8'))
    .join('');
  for (const [side, name] of Object.entries({ left: 'side', right: 'side', bottom: 'bottom' })) {
    expect(css).toContain(`calc(var(--dock-${name}, ${DOCK_DISTANCE_PX}px) + env(safe-area-inset-${side}, 0px))`);
  }
});
