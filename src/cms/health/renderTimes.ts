import type { Payload } from 'payload';

/** Hours for which times are kept. */
const HOURS = 24;
const HOUR_MS = 3_600_000;
/** Upper ends of the classes of times, in ms. Slower ones share the last class. */
const ENDS_MS = [10, 20, 40, 70, 100, 150, 250, 400, 700, 1_000, 1_500, 2_500, 4_000, 7_000, 12_000];
/** Maximum number of kinds of page, so that memory stays bounded whatever the caller names. */
const MAX_KINDS = 20;

/** Counts of one hour, by class of time. */
interface Hour {
  hour: number;
  counts: number[];
}

/** Of each kind of page, a ring of hours. */
type Record24 = Map<string, (Hour | undefined)[]>;

/** How long pages of a kind took to be rendered in the last day, in this process. */
export interface RenderTime {
  kind: string;
  count: number;
  /** Time within which nineteen of twenty were ready, in ms, rounded up to the end of its class. */
  p95Ms: number;
}

/** In the configuration's `custom`, since the studio's bundle has a copy of each module of its own. */
function recordOf({ config }: Pick<Payload, 'config'>): Record24 {
  const custom = config.custom as { renderTimes?: Record24 };
  custom.renderTimes ??= new Map();
  return custom.renderTimes;
}

/**
 * Notes that a page was rendered. Pages from memory are not noted: they take no time.
 * @param kind such as `tours`
 * @param now epoch, ms
 */
export function noteRender(payload: Pick<Payload, 'config'>, kind: string, ms: number, now: number): void {
  const record = recordOf(payload);
  const hours = record.get(kind) ?? [];
  if (!record.has(kind)) {
    if (record.size >= MAX_KINDS) return;
    record.set(kind, hours);
  }
  const hour = Math.floor(now / HOUR_MS);
  let slot = hours[hour % HOURS];
  if (slot?.hour !== hour) {
    slot = { hour, counts: ENDS_MS.map(() => 0) };
    hours[hour % HOURS] = slot;
  }
  const found = ENDS_MS.findIndex((end) => ms <= end);
  const place = found < 0 ? ENDS_MS.length - 1 : found;
  slot.counts[place] = (slot.counts[place] ?? 0) + 1;
}

/** Times of the last day by kind of page, slowest first. @param now epoch, ms */
export function readRenderTimes(payload: Pick<Payload, 'config'>, now: number): RenderTime[] {
  const oldest = Math.floor(now / HOUR_MS) - HOURS;
  return [...recordOf(payload)]
    .flatMap(([kind, hours]) => {
      const recent = hours.filter((slot) => slot !== undefined && slot.hour > oldest) as Hour[];
      const counts = ENDS_MS.map((_, place) => recent.reduce((sum, slot) => sum + (slot.counts[place] ?? 0), 0));
      const count = counts.reduce((sum, each) => sum + each, 0);
      const upTo = (place: number) => counts.slice(0, place + 1).reduce((sum, each) => sum + each, 0);
      const place = counts.findIndex((_, index) => upTo(index) >= count * 0.95);
      return count > 0 ? [{ kind, count, p95Ms: ENDS_MS[place] ?? 0 }] : [];
    })
    .sort((one, other) => other.p95Ms - one.p95Ms);
}
