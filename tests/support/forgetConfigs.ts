import { rewritePackage } from './rewritePackage.ts';

const KEPT = 'flattenedFieldsCache = new Map()';

// Payload caches the flattened fields of every configuration it ever saw, 5 MB each. A site has one; a test process creates a thousand, until it
// runs out of memory. Imported by the tests for its side effect, before Payload.
rewritePackage({
  by: 'forgetConfigs.ts',
  file: /payload\/dist\/utilities\/flattenAllFields\.js$/,
  from: KEPT,
  to: KEPT.replace('Map', 'WeakMap'),
});
