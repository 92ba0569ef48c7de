import * as v from 'valibot';
import { PANEL_NAME } from '../panels/panelName.ts';

const MEDIA_URL_LENGTH = 2_000;
const TEXT_LENGTH = 500;

/** A URL of the site itself, or http(s); never `javascript:` or `data:`. */
const mediaUrl = v.pipe(v.string(), v.maxLength(MEDIA_URL_LENGTH), v.check(isMediaUrl));
const text = v.pipe(v.string(), v.maxLength(TEXT_LENGTH));
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const panel = v.object({ id: v.pipe(v.string(), v.regex(PANEL_NAME)) });

/** Schemas of the link actions (spec); settings that a schema does not name are dropped. */
export const SCHEMAS = {
  lightbox: v.object({
    url: mediaUrl,
    /** Lightbox group whose other pictures can be paged to. */
    slideshow: v.optional(text),
    title: v.optional(text),
    description: v.optional(text),
  }),
  'popup:open': v.object({ id, toggle: v.optional(v.boolean()) }),
  'popup:close': v.object({ do_not_show_again: v.optional(v.boolean()) }),
  'off_canvas:open': panel,
  'off_canvas:close': panel,
  'off_canvas:toggle': panel,
  'reload-page': v.object({}),
} as const;

export type ActionName = keyof typeof SCHEMAS;

/** A link action with its settings. */
export type Action = {
  [Name in ActionName]: { action: Name; settings: v.InferOutput<(typeof SCHEMAS)[Name]> };
}[ActionName];

export type ActionOf<Name extends ActionName> = Extract<Action, { action: Name }>;

function isMediaUrl(value: string): boolean {
  // Browsers strip these from a URL before parsing it.
  if (/[\t\n\r]/.test(value)) return false;
  return (
    URL.canParse(value, 'https://site.invalid') && /^https?:$/.test(new URL(value, 'https://site.invalid').protocol)
  );
}
