// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BlankButtons from './BlankButtons.tsx';

const setValue = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => ({ useField: () => ({ disabled: false, setValue }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function Message() {
  const [text, setText] = useState('About  please');
  return (
    <div className="field-type">
      <textarea onChange={({ target }) => setText(target.value)} value={text} />
      <BlankButtons blanks={{ '[page]': 'Title of the page' }} path="message" />
    </div>
  );
}

test('a blank is inserted at the caret, by the name of its value', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () => createRoot(root).render(<Message />));
  const area = root.querySelector('textarea') as HTMLTextAreaElement;
  area.setSelectionRange(6, 6);
  const button = [...root.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Title of the page'),
  );
  await act(async () => button?.click());
  expect(setValue).toHaveBeenCalledWith('About [page] please');
  expect([document.activeElement, area.selectionStart]).toEqual([area, 'About [page]'.length]);
});
