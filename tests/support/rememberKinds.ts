import { rewritePackage } from './rewritePackage.ts';

/** The same answer as before, asked once for each pair of prototype and class. */
const REMEMBERED = `
const answers = new WeakMap();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  if (!prototype) return findKind(value, type);
  let known = answers.get(prototype);
  if (!known) answers.set(prototype, (known = new Map()));
  let answer = known.get(type);
  if (answer === undefined) known.set(type, (answer = findKind(value, type)));
  return answer;
}
function findKind(value, type) {`;

// Drizzle asks each piece of each query for its class, up to a dozen times along its ancestors: a tenth of what a test with a database
// costs. Imported by the tests for its side effect, before Payload.
rewritePackage({
  by: 'rememberKinds.ts',
  file: /drizzle-orm\/entity\.js$/,
  from: 'function is(value, type) {',
  to: REMEMBERED,
});
