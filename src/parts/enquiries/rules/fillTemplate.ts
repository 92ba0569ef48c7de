import { listed } from '../../../shared/studioWords/listed.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

/** Placeholders of reply templates, with their description for editors. */
export const PLACEHOLDERS = {
  name: msg('The traveller’s name'),
  'first name': msg('The first of their names'),
  reference: msg('The enquiry’s reference'),
  tour: msg('The tour’s title'),
  'tour code': msg('Its code'),
  link: msg('The address of its page'),
  price: msg('Its price, or that of the departure'),
  duration: msg('How long it is'),
  dates: msg('The days asked for'),
  places: msg('How many places are left on them'),
  party: msg('How many travel'),
  me: msg('Your own name'),
  site: msg('The name of the site'),
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** Values by placeholder; unknown ones are absent. */
export type ReplyFacts = { readonly [name in Placeholder]?: string | undefined };

export interface Filled {
  text: string;
  /** Valid placeholders without a value; they stay in the text. */
  missing: Placeholder[];
  /** Bracketed text that is no placeholder, as written. */
  unknown: string[];
}

const BRACKETS = /\[([^[\]\n]{1,40})\]/g;

/**
 * Fills in a template: placeholders in brackets, in any case. Unknown ones stay and are reported. Inserted values are not expanded again, so that a
 * traveller named `[price]` is greeted so.
 */
export function fillTemplate(template: string, facts: ReplyFacts): Filled {
  const [missing, unknown] = [new Set<Placeholder>(), new Set<string>()];
  const text = template.replace(BRACKETS, (written: string, inside: string) => {
    const name = readPlaceholder(inside);
    if (!name) {
      unknown.add(written);
      return written;
    }
    const fact = facts[name]?.trim();
    if (fact) return fact;
    missing.add(name);
    return written;
  });
  return { text, missing: [...missing], unknown: [...unknown] };
}

/** Placeholders left in a text, which is not ready to be sent. */
export function findPlaceholders(text: string): Placeholder[] {
  const found = [...text.matchAll(BRACKETS)].map(([, inside = '']) => readPlaceholder(inside));
  return [...new Set(found.filter((name) => name !== undefined))];
}

/** Message about a filled template; undefined when complete. */
export function describeFilled({ missing, unknown }: Pick<Filled, 'missing' | 'unknown'>): string | undefined {
  const notes = [
    ...(missing.length > 0
      ? [
          t('Not known here: {names}. Write it in place of the brackets.', {
            names: missing.map((name) => `[${name}]`).join(', '),
          }),
        ]
      : []),
    ...(unknown.length > 0
      ? [t('{names} stands for nothing and is sent as it is.', { names: listed(unknown, 'conjunction') })]
      : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function readPlaceholder(inside: string): Placeholder | undefined {
  const name = inside
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return Object.hasOwn(PLACEHOLDERS, name) ? (name as Placeholder) : undefined;
}
