import { defineWidget } from '../defineWidget.ts';
import { Container } from './Container.tsx';
import css from './container.css?inline';

export const widget = defineWidget({ name: 'container', css, Component: Container });
