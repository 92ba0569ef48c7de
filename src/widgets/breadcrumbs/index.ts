import { defineWidget } from '../defineWidget.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import css from './breadcrumbs.css?inline';

export const widget = defineWidget({ name: 'breadcrumbs', css, Component: Breadcrumbs });
