import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldTime } from './FormFieldTime.tsx';

export const widget = defineFieldWidget({ name: 'form-field-time', View: FormFieldTime });
