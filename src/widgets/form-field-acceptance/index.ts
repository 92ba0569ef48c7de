import { defineFieldWidget } from '../form/field/defineFieldWidget.tsx';
import { FormFieldAcceptance } from './FormFieldAcceptance.tsx';

export const widget = defineFieldWidget({ name: 'form-field-acceptance', View: FormFieldAcceptance });
