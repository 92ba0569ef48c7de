import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { readStages } from './readStages.ts';
import { Timeline } from './Timeline.tsx';
import css from './timeline.css?inline';

export const widget = defineWidget({
  name: 'timeline',
  css,
  words: (block) =>
    readStages(block)
      .flatMap(({ facts, label, text, title }) => [
        label,
        title,
        text,
        ...facts.flatMap(({ name, value }) => [name, value]),
      ])
      .filter(Boolean)
      .join(' '),
  isRunningText: true,
  headings: (block) => readStages(block).flatMap(({ source, title }) => ownHeading(source, title, block.level)),
  findGap: (block) => (readStages(block).length ? undefined : msg('This timeline has no stages yet.')),
  Component: Timeline,
});
