import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldNumber } from './FormFieldNumber.tsx';

export const widget = defineFieldWidget({ name: 'form-field-number', View: FormFieldNumber });
