import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldDate } from './FormFieldDate.tsx';

export const widget = defineFieldWidget({ name: 'form-field-date', View: FormFieldDate });
