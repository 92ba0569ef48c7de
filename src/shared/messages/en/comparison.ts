/** English messages of the comparison's script, loaded on first use. */
export const comparison = {
  'compare.added': '“{title}” is in your comparison, {count} in all.',
  'compare.clear': 'Take all away',
  'compare.full': 'You can compare {count} journeys. Take one away first.',
  'compare.panel': 'Your comparison',
  'compare.panelEmpty': 'Nothing chosen yet. Tick “Compare” on the card of a journey.',
  'compare.panelOne': 'Tick one more to see where they differ.',
  'compare.remove': 'Take away: {title}',
  'compare.removed': '“{title}” is not compared any more.',
  'compare.show': 'Compare side by side',
  'panel.close': 'Close',
} as const;
