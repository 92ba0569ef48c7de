import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldText } from './FormFieldText.tsx';

export const widget = defineFieldWidget({ name: 'form-field-text', View: FormFieldText });
