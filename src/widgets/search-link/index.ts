import { defineWidget } from '../../render/defineWidget.ts';
import { SearchLink } from './SearchLink.tsx';

export const widget = defineWidget({ name: 'search-link', css: '', Component: SearchLink });
