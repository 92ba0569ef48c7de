import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { SiteLogo } from './SiteLogo.tsx';
import css from './site-logo.css?inline';

export const widget = defineWidget({ name: 'site-logo', css, Component: SiteLogo });
