import { registerHooks } from 'node:module';

interface Rewrite {
  /** End of the module's address. */
  file: RegExp;
  /** Source to replace; it must be there. */
  from: string;
  to: string;
  /** Name of the module that rewrites, for the error. */
  by: string;
}

/** Per process, since each test file evaluates modules again. */
const here = globalThis as { rewritten?: Set<string> };

/** Replaces a part of a package's module when it is loaded, once in a process. Call it before the package is imported. */
export function rewritePackage({ by, file, from, to }: Rewrite): void {
  here.rewritten ??= new Set();
  if (here.rewritten.has(by)) return;
  here.rewritten.add(by);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!file.test(url)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(from)) throw new Error(`${url} has changed: see ${by}.`);
      return { ...loaded, source: source.replace(from, to) };
    },
  });
}
