import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldTextarea } from './FormFieldTextarea.tsx';

export const widget = defineFieldWidget({ name: 'form-field-textarea', View: FormFieldTextarea });
