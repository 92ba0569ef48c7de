import { choice } from './options.ts';

/** The choice of how high a title inside a widget stands among the headings of its page (`render/ownHeading.ts`). */
export function titleLevel(label = 'Level of the title') {
  return choice('level', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'Plain text' }, { label, defaultValue: 'h3' });
}
