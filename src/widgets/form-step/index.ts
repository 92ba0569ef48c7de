import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { formAround } from '../form/formScope.ts';
import { FormStep } from './FormStep.tsx';

export const widget = defineWidget({
  name: 'form-step',
  css: '',
  children: (block) => onlyBlocks(block.blocks),
  findGap(block, _data, context) {
    if (!formAround(context)) return msg('This step stands in no form. Put it into a form (Contact, Forms).');
    if (context.editing) return undefined;
    return onlyBlocks(block.blocks).length ? undefined : msg('This step is empty. Add a field to it.');
  },
  Component: FormStep,
});
