import { expect, test } from 'vitest';
import { auditMarkup } from '../../tests/support/widgets/audit.ts';
import { dataFields, schemaFaults } from '../../tests/support/widgets/blockSchema.ts';
import { renderExample } from '../../tests/support/widgets/renderExample.ts';
import type { Example } from '../render/samples/example.ts';
import { effectFields } from './index.ts';
import { MOTIONS } from './motion/motions.ts';

const modules = import.meta.glob<Readonly<Record<string, Example>>>('./*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});
const examplesOf = (name: string) => Object.entries(modules[`./${name}/examples.ts`] ?? {});
const all = effectFields.flatMap(({ name }) =>
  examplesOf(name).map(([title, example]) => [name, title, example] as const),
);

test.each(all)('%s: %s', async (name, _, example) => {
  expect(schemaFaults(example.block)).toEqual([]);
  const { document, main, markup, problems } = await renderExample(example);
  expect(problems).toEqual([]);
  expect(main.childElementCount).toBe(1);
  expect(await auditMarkup(markup)).toEqual([]);
  // Effects change no layout: the block is rendered as without.
  expect(document.querySelectorAll('[style], [hidden]')).toHaveLength(0);
  expect(document.querySelectorAll(`rihla-island[name$="${name}"]`)).not.toHaveLength(0);
});

test.each(effectFields)('$name has an example for each of its settings', ({ fields, name }) => {
  const shown = JSON.stringify(examplesOf(name));
  const settings = [...dataFields(fields).values()].flatMap((field) =>
    field.type === 'array' ? [field.name, ...dataFields(field.fields).keys()] : [field.name],
  );
  expect(settings.filter((setting) => !shown.includes(`"${setting}":`))).toEqual([]);
});

test('every motion, and both sticky edges, have an example', () => {
  const shown = JSON.stringify(Object.values(modules));
  expect(Object.keys(MOTIONS).filter((motion) => !shown.includes(`"effect":"${motion}"`))).toEqual([]);
  expect(['top', 'bottom'].filter((edge) => !shown.includes(`"sticky":"${edge}"`))).toEqual([]);
});
