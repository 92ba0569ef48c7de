import { msg } from '../../../../shared/studioWords/t.ts';
import type { Found, Rule } from '../finding.ts';

/** A file's name, or a word that only says that it is a picture. */
const NO_TEXT = /^(img|image|picture|photo|foto|dsc|pxl)[\s_-]*\d*$|\.(avif|gif|jpe?g|png|webp)$/i;

/** A picture without an alternative text. An empty one is an answer: the picture is decoration. */
export const alternativeText: Rule = {
  id: 'alternative-text',
  isBlocking: false,
  todo: msg('Open the picture and say in one sentence what it shows.'),
  find: ({ pictures }) =>
    pictures.flatMap(({ alt, block, src }): Found[] => {
      const file = src.split('/').at(-1) ?? src;
      if (alt === undefined)
        return [
          {
            says: { message: msg('The picture {file} has no text for those who cannot see it.'), values: { file } },
            subject: src,
            block,
          },
        ];
      if (!NO_TEXT.test(alt.trim())) return [];
      return [
        {
          says: { message: msg('“{text}” does not say what the picture {file} shows.'), values: { text: alt, file } },
          subject: src,
          block,
        },
      ];
    }),
};
