import type { Rule } from '../finding.ts';

/** A link or button without an accessible name. */
export const namelessLink: Rule = {
  id: 'nameless-link',
  isBlocking: false,
  todo: 'Write what it does on it; for a picture that is a link, say what the picture shows.',
  find: ({ links }) =>
    links
      .filter(({ name }) => name === '')
      .map(({ block, href, tag }) => ({
        says: tag === 'a' ? `A link to ${href || 'nothing'} has no words.` : 'A button has no words.',
        subject: href ?? 'button',
        block,
      })),
};
