import { expect, test } from 'vitest';
import { actionFields } from '../../../src/cms/fields/link/actionFields.ts';
import { type PartSettings, partSettings } from '../../../src/parts/index.ts';
import { MENU_PANEL } from '../../../src/shared/panels/panelName.ts';

test('the field’s help lists exactly the panels that the parts declare', () => {
  const declared = partSettings.flatMap(({ panels = [] }: PartSettings) => panels);
  const field = actionFields(() => true).find((one) => 'name' in one && one.name === 'panel');
  const [, named = ''] = /"description":"(.*?) for those that every site has/.exec(JSON.stringify(field?.admin)) ?? [];
  expect(named.split(/, | or /).sort()).toEqual([MENU_PANEL, ...declared].sort());
});
