import { defineWidget } from '../../render/defineWidget.ts';
import { tourGap } from '../tourGap.ts';
import { TourDossier } from './TourDossier.tsx';
import css from './tour-dossier.css?inline';

export const widget = defineWidget({
  name: 'tour-dossier',
  css,
  findGap: (_block, _data, context) => tourGap(context),
  Component: TourDossier,
});
