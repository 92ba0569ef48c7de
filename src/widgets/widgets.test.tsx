import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeWidget } from '../../tests/support/describeWidget.tsx';
import type { Example } from '../render/samples/example.ts';
import { blocks } from './index.ts';
import { widgets } from './registry.ts';

const examples = import.meta.glob<Readonly<Record<string, Example>>>('./*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});

/** Folders beside the widgets' own. */
const OTHER = new Set(['samples']);

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHER.has(entry.name))
  .map(({ name }) => name);

test('the folders, the list of blocks and the registry agree', () => {
  expect([...widgets].map(({ name }) => name).sort()).toEqual(folders.sort());
  expect(blocks.map(({ slug }) => slug).sort()).toEqual(folders.sort());
  expect(Object.keys(examples)).toHaveLength(folders.length);
});

describe.each(folders)('%s', (folder) => {
  const widget = widgets.get(folder);
  if (!widget) throw new Error(`The folder ${folder} has no index.ts that declares a widget.`);
  describeWidget({
    folder,
    widget,
    block: blocks.find(({ slug }) => slug === folder),
    examples: examples[`./${folder}/examples.ts`] ?? {},
  });
});
