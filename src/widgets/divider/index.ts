import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Divider } from './Divider.tsx';
import css from './divider.css?inline';

export const widget = defineWidget({ name: 'divider', css, Component: Divider });
