import type { Rolldown } from 'vite';

/**
 * How many of the browser's files need a module before it is taken out of them, and how large it may be, in bytes of source.
 * What is larger, such as the overlay manager, stays a file of its own.
 */
const SHARED_BY = 2;
const MAX_MODULE_BYTES = 4000;

/**
 * Small modules that several islands share, in two files instead of one for each: what consent and popups ask for ahead of any
 * interaction, and what islands do to the page. On a slow network each file costs more by being asked for than by what is in it,
 * and each of its names is written into the page.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingOptions = {
  minShareCount: SHARED_BY,
  maxModuleSize: MAX_MODULE_BYTES,
  // A group also takes what its modules import, unless one before it has that: those that every page may need come first.
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
    // Only pages with maps, posts or films of other services, or with something above the page, need these, and no other page pays for them.
    { name: 'frames', test: /\/src\/(browser|shared)\/frames\// },
    { name: 'covers', test: /\/src\/browser\/covers\// },
    { name: 'films', test: /\/src\/widgets\/video\/player\// },
  ],
};
