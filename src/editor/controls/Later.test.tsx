// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { fakeBrowser, render } from '../testing.tsx';
import { Later } from './Later.tsx';

fakeBrowser();

function Part({ name, onShown }: { name: string; onShown: (words: string | null) => void }) {
  useLayoutEffect(() => onShown(document.body.textContent), [onShown]);
  return name;
}

test('what is inside comes after the first commit of what is beside it', async () => {
  const onShown = vi.fn();
  const both = (
    <>
      <Later>
        <Part name="tree " onShown={onShown} />
      </Later>
      <Part name="page" onShown={onShown} />
    </>
  );
  await render(both, { editor: buildEditor([]), kinds: EDITED_KINDS });
  expect(onShown.mock.calls).toEqual([['page'], ['tree page']]);
});
