import { registerHooks } from 'node:module';

const ENTITY = /drizzle-orm\/entity\.js$/;
const ASKED = 'function is(value, type) {';
/** The answer depends on nothing but the prototype of a value and the class. */
const REMEMBERED = `const answers = new Map();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  let known = answers.get(type);
  if (!known) answers.set(type, (known = new Map()));
  let answer = known.get(prototype);
  if (answer === undefined) known.set(prototype, (answer = ask(value, type)));
  return answer;
}
function ask(value, type) {`;
/** Per process, since each test file evaluates this module again. */
const here = globalThis as { remembersClasses?: true };

// Drizzle asks for the class of each piece of a query, walking up its ancestors: a tenth of the CPU of tests with a database. Imported by the
// tests for its side effect, before Payload.
if (!here.remembersClasses) {
  here.remembersClasses = true;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!ENTITY.test(url)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(ASKED)) throw new Error(`${url} asks for classes in another way: see rememberClasses.ts.`);
      return { ...loaded, source: source.replace(ASKED, REMEMBERED) };
    },
  });
}
