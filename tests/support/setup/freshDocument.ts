import { type JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, inject, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names of Node's own globals. */
    globals: string[];
  }
}

/** Per process, since each test file evaluates this module again. */
const here = globalThis as { closeDocument?: () => unknown };

// Files that share a process would share a page's state: listeners, history, storage, timers, modules. Each gets its own document and modules;
// the expensive part, jsdom itself, is loaded once. Imported by the tests for its side effect.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  await (here.closeDocument ?? closeFirst)();
  // Without listeners: jsdom reports navigation and drawing, which it cannot do, as errors.
  const virtualConsole = new VirtualConsole();
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { virtualConsole } });
  here.closeDocument = () => teardown(globalThis);
});

/** Removes the globals that Vitest set for the first file, and fills in only missing ones. */
function closeFirst(): void {
  const { window } = (globalThis as unknown as { jsdom: JSDOM }).jsdom;
  window.close();
  const ofNode = new Set(inject('globals'));
  for (const name of Object.getOwnPropertyNames(window))
    if (!ofNode.has(name)) Reflect.deleteProperty(globalThis, name);
}
