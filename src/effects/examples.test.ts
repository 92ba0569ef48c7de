import { expect, test } from 'vitest';
import { auditMarkup } from '../../tests/support/audit.ts';
import { schemaFaults } from '../../tests/support/blockSchema.ts';
import { renderExample } from '../../tests/support/renderExample.ts';
import { blockExamples } from './examples.ts';
import { effects } from './registry.ts';

test.each(Object.entries(blockExamples))('%s', async (_, example) => {
  expect(schemaFaults(example.block)).toEqual([]);
  const { document, main, markup, problems } = await renderExample(example);
  expect(problems).toEqual([]);
  expect(main.childElementCount).toBe(1);
  expect(await auditMarkup(markup)).toEqual([]);
  // Whatever has an effect stands there as it would without.
  expect(document.querySelectorAll('[style], [hidden]')).toHaveLength(0);
  const names = [...effects].filter(({ name }) => document.querySelector(`rihla-island[name$="${name}"]`));
  expect(names.length).toBeGreaterThan(0);
});
