import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { SearchForm } from './SearchForm.tsx';

export const widget = defineWidget({ name: 'search-form', css: '', Component: SearchForm });
