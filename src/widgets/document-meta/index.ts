import { defineWidget } from '../defineWidget.ts';
import { DocumentMeta } from './DocumentMeta.tsx';
import css from './document-meta.css?inline';

export const widget = defineWidget({ name: 'document-meta', css, Component: DocumentMeta });
