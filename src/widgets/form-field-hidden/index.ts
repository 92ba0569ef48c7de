import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldHidden } from './FormFieldHidden.tsx';

export const widget = defineFieldWidget({ name: 'form-field-hidden', View: FormFieldHidden });
