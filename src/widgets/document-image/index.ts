import { defineWidget } from '../defineWidget.ts';
import { DocumentImage } from './DocumentImage.tsx';
import css from './document-image.css?inline';

export const widget = defineWidget({ name: 'document-image', css, Component: DocumentImage });
