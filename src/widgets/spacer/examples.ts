import { SPACE_STEPS } from '../../shared/style.ts';
import type { Examples } from '../samples/example.ts';

export const blockExamples: Examples<'spacer'> = Object.fromEntries(
  SPACE_STEPS.map((height) => [`step ${height}`, { block: { blockType: 'spacer', height } }]),
);
