import { registerHooks } from 'node:module';

const CACHE = /payload\/dist\/utilities\/flattenAllFields\.js$/;
const KEPT = 'flattenedFieldsCache = new Map()';
/** Per process, since each test file evaluates this module again. */
const here = globalThis as { forgetsConfigs?: true };

// Payload caches the flattened fields of every configuration it ever saw, 5 MB each. A site has one; a test process creates a thousand, until it
// runs out of memory. Imported by the tests for its side effect, before Payload.
if (!here.forgetsConfigs) {
  here.forgetsConfigs = true;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!CACHE.test(url)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(KEPT)) throw new Error(`${url} keeps configurations in another way: see forgetConfigs.ts.`);
      return { ...loaded, source: source.replace(KEPT, KEPT.replace('Map', 'WeakMap')) };
    },
  });
}
