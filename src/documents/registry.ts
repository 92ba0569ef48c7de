import { createRegistry } from '../shared/registry.ts';
import type { DocumentKind } from './documentKind.ts';
import { DOCUMENTS } from './index.ts';

const modules = import.meta.glob<{ kind: DocumentKind }>('./*/kind.ts', { eager: true });

const kinds = DOCUMENTS.map(({ name }) => {
  const module = modules[`./${name}/kind.ts`];
  if (!module) throw new Error(`The kind of document “${name}” has no src/documents/${name}/kind.ts. Add one.`);
  return module.kind;
});

for (const path of Object.keys(modules)) {
  const isListed = kinds.some(({ name }) => path === `./${name}/kind.ts`);
  if (!isListed) throw new Error(`src/documents/${path} is in no list. Add its kind to src/documents/index.ts.`);
}

/** Every document kind, with what renders its pages. */
export const documents = createRegistry('kinds of document', kinds);
