// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { COMMANDS, type Workspace } from '../keys/commands.ts';
import { block, buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { click, fakeBrowser, find, render } from '../testing.tsx';
import PageTools from './PageTools.tsx';

fakeBrowser();

async function show() {
  const editor = buildEditor([block('word', 'a')]);
  await render(<PageTools />, { editor, kinds: EDITED_KINDS });
  const run = (name: string) =>
    act(async () => COMMANDS.find((each) => each.name === name)?.run?.({ editor } as unknown as Workspace));
  return { editor, run };
}

test('the page is tried as a visitor by a button or a key, and edited again by the same', async () => {
  const { editor, run } = await show();
  const button = find('button', 'Try as a visitor');
  await click(button);
  expect([editor.getState().isInteractive, button.ariaPressed]).toEqual([true, 'true']);
  await run('interact');
  expect([editor.getState().isInteractive, button.ariaPressed]).toEqual([false, 'false']);
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});

test('the page fits at first; keys lead through the scales to the ends, and between fit and full size', async () => {
  const { editor, run } = await show();
  const zoom = () => editor.getState().zoom;
  const select = find('combobox', 'Zoom of the page') as HTMLSelectElement;
  expect([zoom(), select.value]).toEqual([undefined, '']);
  await run('zoomFit');
  expect([zoom(), select.value]).toEqual([1, '1']);
  await run('zoomIn');
  await run('zoomIn');
  expect(zoom()).toBe(1.5);
  await run('zoomOut');
  await run('zoomFit');
  expect(zoom()).toBeUndefined();
  await run('zoomOut');
  expect(zoom()).toBe(0.5);
});
