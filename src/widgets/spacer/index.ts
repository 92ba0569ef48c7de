import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Spacer } from './Spacer.tsx';

export const widget = defineWidget({ name: 'spacer', css: '', Component: Spacer });
