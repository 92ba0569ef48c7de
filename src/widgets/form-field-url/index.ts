import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldUrl } from './FormFieldUrl.tsx';

export const widget = defineFieldWidget({ name: 'form-field-url', View: FormFieldUrl });
