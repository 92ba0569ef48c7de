import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { ContactButtons, channelsOf } from './ContactButtons.tsx';
import css from './contact-buttons.css?inline';

export const widget = defineWidget({
  name: 'contact-buttons',
  css,
  findGap: (block) =>
    channelsOf(block).length ? undefined : msg('No channel leads anywhere yet. Add one with its number or address.'),
  Component: ContactButtons,
});
