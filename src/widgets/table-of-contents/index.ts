import { defineWidget } from '../defineWidget.ts';
import { PageToc } from './PageToc.tsx';
import css from './table-of-contents.css?inline';

export const widget = defineWidget({ name: 'table-of-contents', css, Component: PageToc });
