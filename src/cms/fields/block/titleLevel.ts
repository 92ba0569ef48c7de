import { choice } from '../options.ts';

/** A select for the heading level of a title inside a widget (`render/headings/ownHeading.ts`). */
export function titleLevel(label = 'Level of the title') {
  return choice('level', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'Plain text' }, { label, defaultValue: 'h3' });
}
