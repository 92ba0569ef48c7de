import { createLocalReq, type FlattenedField, type Payload } from 'payload';

/** Fields by mark: `pages.title`. */
export type Marks = Map<string, string>;

type Row = Record<string, unknown>;

/** Structural texts, such as keys, rather than content; another value would be another thing. */
const KEPT =
  /^(path|publicPath|slug|from|key|reference|hash|salt|cartKey|holder|uuid|filename|mimeType|url|timezone|currency|locale)$/i;

/** Contact of a customer, as the shop stores it. */
const CONTACT = /^contact$/;

/** A machine-readable value: a date, a code, a URL, an id. */
const READ_BY_PROGRAMS = /^(?=.*\d)[\w:+./#-]*$|^\S{1,5}$|:\/\/|^\//;

/**
 * Puts a unique mark into every text of every row and global, so that a leaked mark identifies its field. Texts in blocks of layouts are part of
 * the layout, which is public.
 */
export async function markFields(payload: Payload): Promise<Marks> {
  const marks: Marks = new Map();
  const req = await createLocalReq({}, payload);
  for (const { config } of Object.values(payload.collections)) {
    const { docs } = await payload.db.find<Row & { id: number }>({
      collection: config.slug,
      where: {},
      limit: 0,
      pagination: false,
      locale: 'all',
      joins: false as never,
    });
    for (const doc of docs) {
      const data = markRow(doc, config.flattenedFields, config.slug, marks);
      if (Object.keys(data).length === 0) continue;
      // The database needs whole rows.
      const whole = { ...doc, ...data };
      await payload.db.updateOne({ collection: config.slug, id: doc.id, data: whole, req, returning: false });
    }
  }
  for (const { flattenedFields, slug } of payload.globals.config) {
    const row = await payload.db.findGlobal<Row>({ slug, locale: 'all' });
    const data = markRow(row, flattenedFields, `globals/${slug}`, marks);
    const isThere = 'id' in row;
    if (isThere) await payload.db.updateGlobal({ slug, data: { ...row, ...data }, req });
    else await payload.db.createGlobal({ slug, data, req });
  }
  return marks;
}

function markRow(row: Row, fields: readonly FlattenedField[], path: string, marks: Marks): Row {
  const changed: Row = {};
  for (const field of fields) {
    const { name, type } = field;
    const value = row[name];
    const own = `${path}.${name}`;
    if (type === 'group' || type === 'tab') {
      const inner = markRow((value ?? {}) as Row, field.flattenedFields, own, marks);
      if (Object.keys(inner).length > 0) changed[name] = { ...(value as Row), ...inner };
    } else if (type === 'array' && Array.isArray(value)) {
      changed[name] = value.map((item: Row) => ({ ...item, ...markRow(item, field.flattenedFields, own, marks) }));
    } else if (['text', 'textarea', 'email'].includes(type) && !KEPT.test(name)) {
      const isAddress = type === 'email' || /email|notify|^to$/i.test(name);
      const isMany = 'hasMany' in field && field.hasMany;
      const marked = markText(isMany ? '' : value, own, marks, isAddress);
      if (marked !== undefined) changed[name] = isMany ? [...(Array.isArray(value) ? value : []), marked] : marked;
    } else if (type === 'json' && CONTACT.test(name)) {
      const whole = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
      const [fullName, emailAddress] = ['fullName', 'emailAddress'].map((part) =>
        markText('', `${own}.${part}`, marks, part === 'emailAddress'),
      );
      changed[name] = { ...whole, fullName, emailAddress };
    }
  }
  return changed;
}

function markText(value: unknown, path: string, marks: Marks, isAddress: boolean): unknown {
  if (typeof value === 'object' && value !== null) {
    const all = Object.entries(value).map(([locale, text]) => [locale, markText(text, path, marks, isAddress) ?? text]);
    return Object.fromEntries(all);
  }
  const text = typeof value === 'string' ? value : '';
  if (!isAddress && text && READ_BY_PROGRAMS.test(text)) return undefined;
  const known = [...marks].find(([, field]) => field === path)?.[0];
  const mark = known ?? `mark${letters(marks.size)}mark`;
  marks.set(mark, path);
  return isAddress ? `${mark}@khettara.example` : `${text} ${mark}`.trim();
}

/** A number as letters only, so that no search, number or date parser splits it. */
function letters(number: number): string {
  return [...String(number).padStart(4, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
}
