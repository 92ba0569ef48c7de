import { choice } from '#rihla/block';

/** How a block leans. Empty means: not at all. */
export const tiltFields = [
  choice(
    'tilt',
    { left: 'To the left', right: 'To the right' },
    { label: 'Leans', admin: { placeholder: 'Stands straight' } },
  ),
];
