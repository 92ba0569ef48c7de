import type { Unit } from '../units.ts';
import { evergreenEnd } from './evergreenEnd.ts';
import { redirectOnce } from './redirectOnce.ts';
import { splitTime } from './splitTime.ts';

export type CountdownIslandProps = {
  locale: string;
  /** End, epoch ms; absent when evergreen. */
  end?: number;
  /** Evergreen countdown: its length in ms, and its unique name on the site. */
  evergreen?: { length: number; name: string };
  /** Largest first. */
  units: Unit[];
  /** Labels of each unit by the plural categories of `Intl.PluralRules`. */
  labels: Partial<Record<Unit, Record<string, string>>>;
  hidesAtEnd: boolean;
  /** Redirect URL at the end. */
  redirect?: string;
};

/** Navigation; replaced in tests. */
export const leave = { to: (address: string): void => location.replace(address) };

/** Counts down in the markup of `Countdown`; `data-state` of its box is `running` or `over`. */
export function mount(element: HTMLElement, props: CountdownIslandProps): (() => void) | undefined {
  const box = element.querySelector<HTMLElement>('.r-countdown__box');
  const end = props.evergreen
    ? evergreenEnd(props.evergreen.name, props.evergreen.length, Date.now())
    : Number(props.end ?? Number.NaN);
  if (!box || !Number.isFinite(end)) return;
  const draw = drawer(box, props);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    box.dataset.state = 'over';
    draw(0);
    if (props.hidesAtEnd) for (const part of box.querySelectorAll<HTMLElement>('[data-counts]')) part.hidden = true;
    for (const message of box.querySelectorAll<HTMLElement>('[role=status] > [hidden]')) message.hidden = false;
    const address = props.redirect && redirectOnce(props.redirect, location.href);
    if (address) leave.to(address);
  };
  const tick = (): void => {
    const left = end - Date.now();
    if (left <= 0) {
      finish();
      return;
    }
    draw(left);
    // Slightly after the next whole second: timers may fire early.
    timer = setTimeout(tick, (left % 1000) + 5);
  };

  box.dataset.state = 'running';
  tick();
  return () => clearTimeout(timer);
}

/** Writes the remaining time into the units; touches only what has changed. */
function drawer(box: HTMLElement, { labels, locale, units }: CountdownIslandProps): (left: number) => void {
  const plural = new Intl.PluralRules(locale);
  const plain = new Intl.NumberFormat(locale);
  const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const write = (element: Element | null, text: string): void => {
    if (element && element.textContent !== text) element.textContent = text;
  };
  return (left) => {
    for (const [index, count] of splitTime(left, units).entries()) {
      const unit = units[index] as Unit;
      const place = box.querySelector(`[data-unit=${unit}]`);
      const forms = labels[unit] ?? {};
      write(place?.firstElementChild ?? null, (index === 0 ? plain : padded).format(count));
      write(place?.children[1] ?? null, forms[plural.select(count)] ?? forms.other ?? '');
    }
  };
}
