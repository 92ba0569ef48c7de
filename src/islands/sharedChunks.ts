import type { Rolldown } from 'vite';

/**
 * How many chunks must share a module before it is split off, and its maximum size in bytes of source. Larger ones, such as the overlay manager,
 * stay files of their own.
 */
const SHARED_BY = 2;
const MAX_MODULE_BYTES = 4000;

/**
 * Groups small modules that several islands share into two files instead of one for each: those that consent and popups need before any
 * interaction, and those for DOM changes by islands. On a slow network each file costs more by its request than by its size, and each file name is
 * written into the page.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingOptions = {
  minShareCount: SHARED_BY,
  maxModuleSize: MAX_MODULE_BYTES,
  // A group also includes the imports of its modules, unless an earlier group has them: those that every page may need come first.
  groups: [
    {
      name: 'visitor',
      test: /\/src\/(visitor|parts\/(consent|popups)\/island)\/(?!popup\/)|\/(breakpoints|popupPath)\.ts$|preload-helper/,
      priority: 2,
    },
    {
      name: 'page',
      test: /\/src\/(browser|shared|parts\/(lightbox|[\w-]+\/rules))\/(?!(?:frames|covers)\/)|\/overlays\/complain\.ts$/,
      priority: 1,
    },
    // Only pages with third-party maps, posts or videos, or with overlays, load these.
    { name: 'frames', test: /\/src\/(browser|shared)\/frames\// },
    { name: 'covers', test: /\/src\/browser\/covers\// },
    { name: 'films', test: /\/src\/widgets\/video\/player\// },
  ],
};
