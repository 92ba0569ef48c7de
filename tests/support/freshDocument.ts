import { type JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, inject, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names of what is global in Node by itself. */
    globals: string[];
  }
}

/** Of the process, since each file of tests evaluates this module anew. */
const here = globalThis as { closeDocument?: () => unknown };

// Files that share a process share what a page leaves behind: listeners, history, storage, timers, the state of modules. Each
// gets a document and modules of its own; what costs, jsdom itself, is loaded once. Imported by the tests for what it does.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  await (here.closeDocument ?? closeFirst)();
  // Without listeners: pages navigate and draw, which jsdom cannot.
  const virtualConsole = new VirtualConsole();
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { virtualConsole } });
  here.closeDocument = () => teardown(globalThis);
});

/** Takes away what Vitest made global for the first file, and fills in only where nothing is. */
function closeFirst(): void {
  const { window } = (globalThis as unknown as { jsdom: JSDOM }).jsdom;
  window.close();
  const ofNode = new Set(inject('globals'));
  for (const name of Object.getOwnPropertyNames(window))
    if (!ofNode.has(name)) Reflect.deleteProperty(globalThis, name);
}
