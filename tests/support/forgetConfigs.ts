import { registerHooks } from 'node:module';

const CACHE = /payload\/dist\/utilities\/flattenAllFields\.js$/;
const KEPT = 'flattenedFieldsCache = new Map()';
/** Of the process, since each file of tests evaluates this module anew. */
const here = globalThis as { forgetsConfigs?: true };

// Payload keeps the flattened fields of every configuration it ever saw, 5 MB each. A site has one; a process of tests makes a
// thousand, until it runs out of memory. Imported by the tests for what it does, before Payload is.
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
