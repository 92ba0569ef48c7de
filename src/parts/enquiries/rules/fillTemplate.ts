/** What a template of a reply can name, with what each stands for, in an editor's words. */
export const PLACEHOLDERS = {
  name: 'the traveller’s name',
  'first name': 'the first of their names',
  reference: 'the enquiry’s reference',
  tour: 'the tour’s title',
  'tour code': 'its code',
  link: 'the address of its page',
  price: 'its price, or that of the departure',
  duration: 'how long it is',
  dates: 'the days asked for',
  places: 'how many places are left on them',
  party: 'how many travel',
  me: 'your own name',
  site: 'the name of the site',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** What is known of an enquiry, by placeholder; what is not known is absent. */
export type ReplyFacts = { readonly [name in Placeholder]?: string | undefined };

export interface Filled {
  text: string;
  /** Names that stand for something that this enquiry does not say; they are left in the text. */
  missing: Placeholder[];
  /** What looks like a placeholder and is none, as it was written. */
  unknown: string[];
}

const BRACKETS = /\[([^[\]\n]{1,40})\]/g;

/**
 * Puts the facts of an enquiry in place of what a template names in brackets, whatever its case. What is not known stays as it is, and is
 * said. What is put in is never looked at again, so that a traveller who is called `[price]` is greeted so.
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

/** The placeholders that a text still holds; it is not ready to be sent. */
export function findPlaceholders(text: string): Placeholder[] {
  const found = [...text.matchAll(BRACKETS)].map(([, inside = '']) => readPlaceholder(inside));
  return [...new Set(found.filter((name) => name !== undefined))];
}

/** What an editor is told of a filled template; undefined when nothing is left to do. */
export function describeFilled({ missing, unknown }: Pick<Filled, 'missing' | 'unknown'>): string | undefined {
  const said = [
    ...(missing.length > 0
      ? [`Not known here: ${missing.map((name) => `[${name}]`).join(', ')}. Write it in place of the brackets.`]
      : []),
    ...(unknown.length > 0 ? [`${unknown.join(' and ')} stands for nothing and is sent as it is.`] : []),
  ];
  return said.length > 0 ? said.join(' ') : undefined;
}

function readPlaceholder(inside: string): Placeholder | undefined {
  const name = inside
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return Object.hasOwn(PLACEHOLDERS, name) ? (name as Placeholder) : undefined;
}
