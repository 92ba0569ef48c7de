import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { optionsGap } from '../form/field/optionsGap.ts';
import { FormFieldRadio } from './FormFieldRadio.tsx';

export const widget = defineFieldWidget({ name: 'form-field-radio', View: FormFieldRadio, findGap: optionsGap });
