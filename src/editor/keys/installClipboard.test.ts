// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { buildEditor } from '../model/testing.ts';
import { installClipboard } from './installClipboard.ts';

it('a paste of foreign HTML adds a text', async () => {
  const kinds = buildKinds(
    buildKind('rich-text', {
      pasted: 'content',
      settings: [{ path: 'content', label: 'Text', tab: 'content', type: 'richText' }],
    }),
  );
  const editor = buildEditor([], { kinds });
  const stop = installClipboard(document, { editor, kinds }, () => true);
  const forms: Record<string, string> = { 'text/html': '<h2>Sea</h2>', 'text/plain': 'Sea' };
  const event = new Event('paste', { cancelable: true });
  document.dispatchEvent(Object.assign(event, { clipboardData: { getData: (type: string) => forms[type] ?? '' } }));
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(editor.getState().tree).toHaveLength(1));
  expect(JSON.stringify(editor.getState().tree)).toContain('"tag":"h2"');
  stop();
});
