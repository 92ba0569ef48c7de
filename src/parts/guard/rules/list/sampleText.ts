import { isSampleText } from '../../../../sections/isSampleText.ts';
import { msg } from '../../../../shared/studioWords/t.ts';
import type { Found, Rule } from '../finding.ts';

/** Filler text, in the languages of sites. */
const FILLER =
  /(?<!\p{L})(lorem ipsum|dolor sit amet|your text here|insert text|placeholder text|votre texte ici|texte à remplacer|نص تجريبي|أدخل النص)(?!\p{L})/iu;
/** Contact data of the demo's operator, and addresses that are reserved for examples. */
const DEMO = /\bkhettara\b|\+212 524 000 142|@[\w.-]+\.example\b|\bexample\.(com|org|net)\b/i;
/** Host names that are not public. */
const UNLAUNCHED = /^(localhost|127\.|\[::1\]|10\.|192\.168\.)|\.(example|invalid|local|localhost|test)$/;

/** Prompts of ready-made sections, filler text; on a site under its own name also that of the demo. Pages for staff alone, such as the pattern book, may show prompts. */
export const sampleText: Rule = {
  id: 'sample-text',
  isBlocking: true,
  todo: msg('Write your own words, or remove the block.'),
  find(page, { publicUrl, siteName }) {
    const isOwn = !UNLAUNCHED.test(new URL(publicUrl).hostname) && !/khettara/i.test(siteName);
    const texts = [{ text: page.title, block: undefined }, { text: page.description, block: undefined }, ...page.texts];
    // Emphasis splits the text of a heading.
    const prompts = page.isIndexed ? [...page.texts, ...page.headings].filter(({ text }) => isSampleText(text)) : [];
    const left = texts.flatMap(({ block, text }): Found[] => {
      const found = FILLER.exec(text) ?? (isOwn ? DEMO.exec(text) : null);
      return found
        ? [
            {
              says: { message: msg('“{text}” is sample text that was left on the page.'), values: { text: found[0] } },
              subject: found[0].toLowerCase(),
              block,
            },
          ]
        : [];
    });
    return [
      ...left,
      ...prompts.map(({ block, text }) => ({
        says: {
          message: msg('“{text}” is the prompt of a ready-made section, and no words of yours.'),
          values: { text },
        },
        subject: text,
        block,
      })),
    ];
  },
};
