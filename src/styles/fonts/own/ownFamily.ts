import * as v from 'valibot';

/** What an own typeface is used for; those in Arabic are on pages in Arabic only. */
export const OWN_ROLES = ['headings', 'text', 'arabicHeadings', 'arabicText'] as const;
export type OwnRole = (typeof OWN_ROLES)[number];

/** Largest files that each role adds to a page before anything is read, in bytes; together the 45 kB of decision 018. */
export const OWN_BYTES: Readonly<Record<OwnRole, number>> = {
  headings: 15_000,
  text: 30_000,
  arabicHeadings: 15_000,
  arabicText: 30_000,
};

/** Folder of the cut files, as pages and the server name it; files are named by their hash. */
export const OWN_FONT_FOLDER = '/assets/own/';

const ratio = v.pipe(v.number(), v.minValue(0), v.maxValue(4));

/** One cut file. */
const face = v.object({
  /** First 20 hex digits of its SHA-256. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(OWN_BYTES.text)),
  /** One weight, or a range such as `400 700`. */
  weight: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}( [1-9]\d{0,3})?$/)),
  isItalic: v.boolean(),
  /** CSS `unicode-range` of the characters that it has. */
  unicodeRange: v.pipe(
    v.string(),
    v.maxLength(600),
    v.regex(/^U\+[0-9a-f]+(-[0-9a-f]+)?(,U\+[0-9a-f]+(-[0-9a-f]+)?)*$/),
  ),
});

const family = v.object({
  /** Name in the files: letters, digits, spaces and hyphens, since style sheets of letters quote it. */
  name: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u)),
  isSerif: v.boolean(),
  /** As `FontMetrics`. */
  metrics: v.object({ ascent: ratio, descent: ratio, lineGap: ratio, averageWidth: v.optional(ratio) }),
  faces: v.pipe(v.array(face), v.minLength(1), v.maxLength(4)),
});

/** A file of an own typeface, as it was cut. */
export type OwnFace = v.InferOutput<typeof face>;
/** An own typeface in one role. */
export type OwnFamily = v.InferOutput<typeof family>;
/** The own typefaces of a site; a role without one has that of the chosen pair. */
export type OwnTypefaces = { readonly [Role in OwnRole]?: OwnFamily };

/** Reads the stored value. Its values are written into style sheets, so a family that is not exactly as it was cut is left out. */
export function readOwnTypefaces(value: unknown): OwnTypefaces {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Partial<Record<OwnRole, unknown>>;
  return Object.fromEntries(
    OWN_ROLES.flatMap((role) => {
      const read = v.safeParse(family, stored[role]);
      return read.success ? [[role, read.output]] : [];
    }),
  );
}

/** Whether a value is one that `readOwnTypefaces` reads whole; nothing is, too. */
export function isSoundOwn(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === Object.keys(readOwnTypefaces(value)).length;
}

/** Hashes of all files of own typefaces. */
export function hashesOf(own: OwnTypefaces): string[] {
  return Object.values(own).flatMap(({ faces }) => faces.map(({ hash }) => hash));
}
