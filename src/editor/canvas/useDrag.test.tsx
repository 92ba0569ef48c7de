// @vitest-environment jsdom
import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { block, buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { fakeBrowser, render } from '../testing.tsx';
import { useDrag } from './useDrag.ts';

fakeBrowser();

const watchDrag = vi.hoisted(() => vi.fn());
const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./drag/watchDrag.ts', async () => {
  await script.promise;
  return { watchDrag };
});

const onBegin = () => undefined;

function Handle() {
  const frame = useRef<HTMLIFrameElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const lift = useDrag({ frame, layer, onBegin, page: document, scale: 1 });
  return (
    <div ref={layer}>
      <iframe ref={frame} title="Page" />
      <button onPointerDown={({ nativeEvent }) => lift(nativeEvent)} type="button">
        Heading
      </button>
    </div>
  );
}

test('a press while the script of the drag is loading begins it, unless the pointer is up again', async () => {
  Object.assign(Element.prototype, { checkVisibility: () => true, setPointerCapture: () => undefined });
  const editor = buildEditor([block('word', 'w')]);
  await render(<Handle />, { editor, kinds: EDITED_KINDS });
  const send = (type: string, pointerId: number) => {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerId });
    act(() => void document.querySelector('button')?.dispatchEvent(event));
    return event;
  };
  send('pointerdown', 1);
  send('pointerup', 1);
  const press = send('pointerdown', 2);
  const moved = send('pointermove', 2);
  send('pointerup', 3);
  expect(watchDrag).not.toHaveBeenCalled();
  await act(async () => script.resolve());
  await vi.waitFor(() => expect(watchDrag).toHaveBeenCalled());
  expect(watchDrag.mock.calls).toEqual([[expect.anything(), press, expect.objectContaining({ moved })]]);
});
