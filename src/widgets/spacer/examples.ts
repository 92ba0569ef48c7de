import type { Examples } from '../../render/samples/example.ts';
import { SPACE_STEPS } from '../../shared/style.ts';

export const blockExamples: Examples<'spacer'> = Object.fromEntries(
  SPACE_STEPS.map((height) => [`step ${height}`, { block: { blockType: 'spacer', height } }]),
);
