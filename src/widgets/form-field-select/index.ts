import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { optionsGap } from '../form/field/optionsGap.ts';
import { FormFieldSelect } from './FormFieldSelect.tsx';

export const widget = defineFieldWidget({ name: 'form-field-select', View: FormFieldSelect, findGap: optionsGap });
