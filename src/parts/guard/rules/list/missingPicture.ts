import { msg } from '../../../../shared/studioWords/t.ts';
import { mediaFileOf } from '../addressOf.ts';
import type { Rule } from '../finding.ts';

/** A picture with a file missing from the storage. */
export const missingPicture: Rule = {
  id: 'missing-picture',
  isBlocking: true,
  todo: msg('Choose another picture, or upload this one again.'),
  find: ({ pictures }, { files, path, publicUrl }) =>
    pictures.flatMap(({ alt, block, files: named, src }) => {
      const missing = named
        .flatMap((file) => mediaFileOf(file, path, publicUrl) ?? [])
        .filter((name) => files.has(name) && files.get(name) === undefined);
      if (missing.length === 0) return [];
      const message = alt
        ? msg('The picture “{name}” does not load: its file is not there.')
        : msg('The picture {name} does not load: its file is not there.');
      const name = alt || (src.split('/').at(-1) ?? src);
      return [{ says: { message, values: { name } }, subject: src, block }];
    }),
};
