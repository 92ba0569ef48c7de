import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldEmail } from './FormFieldEmail.tsx';

export const widget = defineFieldWidget({ name: 'form-field-email', View: FormFieldEmail });
