import { defineWidget } from '../defineWidget.ts';
import { DocumentContent } from './DocumentContent.tsx';

export const widget = defineWidget({ name: 'document-content', css: '', Component: DocumentContent });
