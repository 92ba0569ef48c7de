import { defineInputWidget } from '../form/field/defineInputWidget.tsx';

export const widget = defineInputWidget('tel');
