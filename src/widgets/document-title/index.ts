import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import css from './document-title.css?inline';

export const widget = defineWidget({ name: 'document-title', css, Component: DocumentTitle });
