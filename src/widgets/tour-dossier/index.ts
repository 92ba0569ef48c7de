import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { TourDossier } from './TourDossier.tsx';
import css from './tour-dossier.css?inline';

export const widget = defineWidget({
  name: 'tour-dossier',
  css,
  findGap: (_block, _data, context) => tourGap(context),
  Component: TourDossier,
});
