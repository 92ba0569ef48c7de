import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { SearchLink } from './SearchLink.tsx';

export const widget = defineWidget({ name: 'search-link', css: '', Component: SearchLink });
