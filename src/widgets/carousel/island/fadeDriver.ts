import Fade from 'embla-carousel-fade';
import type { StartDriver } from './driver.ts';
import { startEmbla } from './emblaDriver.ts';

/** As `startEmbla`, with slides that fade into each other. */
export const startFade: StartDriver = (parts, options, events) => startEmbla(parts, options, events, [Fade()]);
