import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldTel } from './FormFieldTel.tsx';

export const widget = defineFieldWidget({ name: 'form-field-tel', View: FormFieldTel });
