import type { SelectField } from 'payload';
import { choice } from '../../cms/fields/options.ts';
import { CAROUSEL_RATIOS, type CarouselRatio } from './ratioOf.ts';

/** Field for the aspect ratio of the pictures. */
export function ratioField(defaultValue: CarouselRatio): SelectField {
  const labels = CAROUSEL_RATIOS.map((ratio) => [ratio, ratio === 'natural' ? 'As taken' : ratio.replace('/', ':')]);
  return choice('ratio', Object.fromEntries(labels), { label: 'Proportion of pictures', defaultValue });
}
