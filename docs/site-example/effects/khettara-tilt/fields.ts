import { choice } from '#rihla/block';

/** How a block leans. Empty means: not at all. */
export const khettaraTiltFields = [
  choice(
    'khettaraTilt',
    { left: 'To the left', right: 'To the right' },
    { label: 'Leans', admin: { placeholder: 'Stands straight' } },
  ),
];
