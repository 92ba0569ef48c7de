// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { block, buildEditor } from '../model/testing.ts';
import { choosePicture } from './choosePicture.ts';

const KINDS = buildKinds(buildKind('image', { pastedPicture: 'picture' }), buildKind('word', {}));
const onChoose = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div class="rihla-editor-settings"></div>';
});

function start(fields: Record<string, unknown> = {}) {
  const editor = buildEditor([block('image', 'i', fields), block('word', 'w')], { kinds: KINDS });
  editor.select(['i']);
  choosePicture(editor, KINDS);
  return editor;
}

/** The settings are shown, a moment after the block is selected. */
async function showSettings(): Promise<void> {
  const button = document.createElement('button');
  button.className = 'rihla-picture__choose';
  button.addEventListener('click', onChoose);
  document.querySelector('.rihla-editor-settings')?.append(button);
  await Promise.resolve();
}

test('the choice is opened once, as soon as the settings are shown', async () => {
  start();
  await showSettings();
  await showSettings();
  expect(onChoose).toHaveBeenCalledOnce();
});

test('a chosen picture is not asked for again', async () => {
  start({ picture: 3 });
  await showSettings();
  expect(onChoose).not.toHaveBeenCalled();
});

test('nothing is opened when another block is selected meanwhile', async () => {
  start().select(['w']);
  await showSettings();
  expect(onChoose).not.toHaveBeenCalled();
});
