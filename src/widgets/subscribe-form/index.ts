import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { consentOf, SubscribeForm } from './SubscribeForm.tsx';
import css from './subscribe-form.css?inline';

export const widget = defineWidget({
  name: 'subscribe-form',
  css,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  headings: (block) => ownHeading(block, block.title, block.level),
  findGap: (block) =>
    consentOf(block)
      ? undefined
      : msg('Write what visitors agree to: what you send them, how often, and how to leave.'),
  Component: SubscribeForm,
});
