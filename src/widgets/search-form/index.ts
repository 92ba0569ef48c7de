import { defineWidget } from '../../render/defineWidget.ts';
import { SearchForm } from './SearchForm.tsx';
import css from './search-form.css?inline';

export const widget = defineWidget({ name: 'search-form', css, Component: SearchForm });
