import { armTriggers } from './armTriggers.ts';
import { CHUNK_TIMEOUT_MS, ISLAND_ERROR_EVENT } from './constants.ts';
import { holdEvent } from './holdEvent.ts';
import { loadFiles, prefetchModules } from './loadFiles.ts';
import type { CleanUp, ImportModule, MountResult } from './types.ts';

/**
 * Lifecycle of one island in its marker (progressive hydration): waits for a trigger, loads, mounts, replays a held click. `data-state` on the marker is its state:
 * waiting, loading, mounted or failed. A failed island fires ISLAND_ERROR_EVENT, logs one line unless that event is cancelled, and keeps the
 * server's markup. Returns a function that ends it at any time: cancels the triggers, drops a pending load, calls the mount's clean-up.
 */
export function runIsland(element: HTMLElement, importModule: ImportModule): CleanUp {
  const name = element.getAttribute('name');
  let isOver = false;
  let hasStarted = false;
  let lastEvent: Event | undefined;
  let sendHeldEvent: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cleanUp: MountResult;
  let complaint = 'Cannot load chunk';

  function stopWaiting(): void {
    clearTimeout(timer);
    stopTriggers();
  }

  function release(): void {
    const send = sendHeldEvent;
    sendHeldEvent = undefined;
    send?.();
  }

  function end(): void {
    isOver = true;
    stopWaiting();
    cleanUp?.();
  }

  function fail(error: unknown): void {
    if (isOver) return;
    end();
    element.dataset.state = 'failed';
    const detail = { name, error };
    const isUnhandled = element.dispatchEvent(
      new CustomEvent(ISLAND_ERROR_EVENT, { bubbles: true, cancelable: true, detail }),
    );
    // biome-ignore lint/suspicious/noConsole: the spec asks for this line
    if (isUnhandled) console.error(complaint, name, error);
    release();
  }

  async function wake(): Promise<void> {
    element.dataset.state = 'loading';
    timer = setTimeout(() => fail(new Error('Time-out')), CHUNK_TIMEOUT_MS);
    try {
      const { mount } = await loadFiles(element, importModule, !!lastEvent);
      if (isOver) return;
      complaint = 'Cannot run island';
      const props = JSON.parse(element.getAttribute('props') || '{}');
      cleanUp = await mount(element, props, { event: lastEvent, fail });
      if (isOver) return cleanUp?.();
      stopWaiting();
      element.dataset.state = 'mounted';
      release();
    } catch (error) {
      fail(error);
    }
  }

  function start(event?: Event): void {
    lastEvent = event ?? lastEvent;
    sendHeldEvent = holdEvent(event) ?? sendHeldEvent;
    if (!hasStarted) {
      hasStarted = true;
      wake();
    }
  }

  element.dataset.state = 'waiting';
  const stopTriggers = armTriggers(element, start, () => prefetchModules(element));
  return end;
}
