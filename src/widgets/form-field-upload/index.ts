import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldUpload } from './FormFieldUpload.tsx';

export const widget = defineFieldWidget({ name: 'form-field-upload', View: FormFieldUpload });
