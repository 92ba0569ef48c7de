import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldCheckbox } from './FormFieldCheckbox.tsx';

export const widget = defineFieldWidget({ name: 'form-field-checkbox', View: FormFieldCheckbox });
