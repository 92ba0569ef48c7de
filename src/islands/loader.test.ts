// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoader } from './loader.ts';
import { expectConsole, insertHtml } from './testSupport.ts';
import type { IslandModule } from './types.ts';

const mount = vi.fn<IslandModule['mount']>();
const importModule = vi.fn<(url: string) => Promise<IslandModule>>();

startLoader({ importModule });

beforeEach(() => {
  vi.useFakeTimers();
  mount.mockReset();
  importModule.mockReset().mockImplementation(async () => ({ mount }));
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  location.hash = '';
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

function marker(attributes = '', content = '<p>Finished</p>') {
  return `<rihla-island name="gallery" src="/assets/gallery.js" ${attributes}>${content}</rihla-island>`;
}

function failToLoad() {
  importModule.mockRejectedValue(new TypeError('Failed to fetch'));
  return expectConsole('error');
}

/** Collects the events of one type that reach the document, without letting jsdom act on them. */
function collect(type: string) {
  const events: Event[] = [];
  const abort = new AbortController();
  document.addEventListener(
    type,
    (event) => {
      events.push(event);
      event.preventDefault();
    },
    { signal: abort.signal },
  );
  return { events, stop: () => abort.abort() };
}

test('starting twice has no effect', () => {
  expect(() => startLoader({ importModule })).not.toThrow();
});

test('mounts an island in HTML that is inserted later, with its element and props', async () => {
  const element = insertHtml(`<section>${marker(`props='{"columns":3}'`)}</section>`).firstElementChild as HTMLElement;
  expect(element.dataset.state).toBe('loading');
  await settle();
  expect(importModule).toHaveBeenCalledExactlyOnceWith('/assets/gallery.js');
  expect(mount).toHaveBeenCalledExactlyOnceWith(
    element,
    { columns: 3 },
    { event: undefined, fail: expect.any(Function) },
  );
  expect(element.dataset.state).toBe('mounted');
  expect(element.innerHTML).toBe('<p>Finished</p>');
});

test('waits for its trigger', async () => {
  const element = insertHtml(marker('trigger="interaction"'));
  await settle();
  expect(element.dataset.state).toBe('waiting');
  expect(importModule).not.toHaveBeenCalled();
});

test('counts as mounted once the promise of its mount has settled', async () => {
  let finish = () => {};
  mount.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const element = insertHtml(marker());
  await settle();
  expect(element.dataset.state).toBe('loading');
  finish();
  await settle();
  expect(element.dataset.state).toBe('mounted');
});

test('executes deps one after another, then loads styles, then the module', async () => {
  const order: string[] = [];
  importModule.mockImplementation(async (url) => {
    order.push(`begin ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(`end ${url}`);
    return { mount };
  });
  insertHtml(marker('deps="/order/a.js /order/b.js" css="/order/a.css /order/b.css"'));
  const preloaded = document.head.querySelectorAll('link[rel=modulepreload]');
  expect(Array.from(preloaded, (link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/order/a.js', '/order/b.js']),
  );
  await vi.advanceTimersByTimeAsync(20);
  expect(order).toEqual(['begin /order/a.js', 'end /order/a.js', 'begin /order/b.js', 'end /order/b.js']);

  const styles = document.head.querySelectorAll('link[rel=stylesheet]');
  expect(Array.from(styles, (link) => link.getAttribute('href'))).toEqual(['/order/a.css', '/order/b.css']);
  styles[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(order).toHaveLength(4);
  styles[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10);
  expect(order.slice(4)).toEqual(['begin /assets/gallery.js', 'end /assets/gallery.js']);
  expect(mount).toHaveBeenCalledOnce();
});

test('requests each stylesheet once, and not at all when the page has it', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/once/page.css">';
  insertHtml(marker('css="/once/page.css /once/own.css"'));
  insertHtml(marker('css="/once/own.css"'));
  await settle();
  const added = document.head.querySelectorAll('link[href="/once/own.css"]');
  expect(added).toHaveLength(1);
  expect(document.head.querySelectorAll('link[href="/once/page.css"]')).toHaveLength(1);
  added[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(mount).toHaveBeenCalledTimes(2);
});

test('retries a stylesheet', async () => {
  insertHtml(marker('css="/again.css"'));
  await settle();
  document.head.querySelector('link[href="/again.css"]')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  const links = document.head.querySelectorAll('link[href="/again.css"]');
  expect(links).toHaveLength(1);
  links[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(mount).toHaveBeenCalledOnce();
});

test('retries an import twice, with backoff and a new URL', async () => {
  importModule.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const element = insertHtml(marker());
  await vi.advanceTimersByTimeAsync(999);
  expect(importModule).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(importModule).toHaveBeenLastCalledWith('/assets/gallery.js?retry=1');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(importModule).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(importModule).toHaveBeenLastCalledWith('/assets/gallery.js?retry=2');
  expect(element.dataset.state).toBe('mounted');
});

test('gives up after three attempts: the markup stays, one event, one log line, other islands go on', async () => {
  const takeErrors = expectConsole('error');
  const error = new TypeError('Failed to fetch');
  importModule.mockImplementation(async (url) => {
    if (url.startsWith('/assets/gallery.js')) throw error;
    return { mount };
  });
  const errors = vi.fn((_event: Event) => element.dataset.state);
  document.addEventListener('rihla:island-error', errors, { once: true });
  const element = insertHtml(marker());
  const other = insertHtml('<rihla-island name="map" src="/assets/map.js"></rihla-island>');
  await vi.advanceTimersByTimeAsync(4_000);

  expect(importModule.mock.calls.filter(([url]) => url.startsWith('/assets/gallery.js'))).toHaveLength(3);
  expect(element.dataset.state).toBe('failed');
  expect(element.innerHTML).toBe('<p>Finished</p>');
  expect(other.dataset.state).toBe('mounted');
  expect(errors).toHaveReturnedWith('failed');
  expect(errors.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([{ name: 'gallery', error }]);
  expect(takeErrors()).toEqual([['Cannot load chunk', 'gallery', error]]);
});

test('logs nothing when the error event is cancelled', async () => {
  importModule.mockRejectedValue(new TypeError('offline'));
  const { events, stop } = collect('rihla:island-error');
  insertHtml(marker());
  await vi.advanceTimersByTimeAsync(4_000);
  stop();
  expect(events).toHaveLength(1);
});

test('times out after exactly 120 s, and does not mount a late module', async () => {
  const takeErrors = expectConsole('error');
  let arrive = (_module: IslandModule) => {};
  importModule.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const element = insertHtml(marker());
  await vi.advanceTimersByTimeAsync(119_999);
  expect(element.dataset.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(element.dataset.state).toBe('failed');
  expect(takeErrors()).toEqual([['Cannot load chunk', 'gallery', new Error('Time-out')]]);
  arrive({ mount });
  await settle();
  expect(mount).not.toHaveBeenCalled();
  expect(element.dataset.state).toBe('failed');
});

test('reports an error of the mount as different from a network error', async () => {
  const takeErrors = expectConsole('error');
  const error = new Error('no slides');
  mount.mockImplementation(() => {
    throw error;
  });
  const element = insertHtml(marker());
  await settle();
  expect(element.dataset.state).toBe('failed');
  expect(takeErrors()).toEqual([['Cannot run island', 'gallery', error]]);
});

test('an island can fail after mounting, once', async () => {
  const takeErrors = expectConsole('error');
  const cleanUp = vi.fn();
  mount.mockReturnValue(cleanUp);
  const element = insertHtml(marker());
  await settle();
  const { fail } = mount.mock.calls[0]?.[2] ?? {};
  fail?.('first');
  fail?.('second');
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(element.dataset.state).toBe('failed');
  expect(takeErrors()).toEqual([['Cannot run island', 'gallery', 'first']]);
});

test('replays the click that started an island after mounting', async () => {
  const element = insertHtml(marker('trigger="interaction"', '<a href="#photo"><b>Photo</b></a>'));
  const { events, stop } = collect('click');
  const received: MouseEvent[] = [];
  mount.mockImplementation((target) => {
    target.addEventListener('click', (event) => received.push(event));
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 12, detail: 1 });
  element.querySelector('b')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(events).toEqual([]);

  await settle();
  stop();
  expect(mount.mock.calls[0]?.[2].event).toBe(click);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ type: 'click', clientX: 12, detail: 1, target: element.querySelector('b') });
  expect(events).toEqual(received);
});

test('replays the last of several clicks during loading, and does not touch clicks after mounting', async () => {
  const element = insertHtml(marker('trigger="interaction"', '<button>1</button><button>2</button>'));
  const [first, second] = element.querySelectorAll('button');
  const { events, stop } = collect('click');
  first?.click();
  second?.click();
  await settle();
  expect(events.map((event) => event.target)).toEqual([second]);
  first?.click();
  stop();
  expect(events.map((event) => event.target)).toEqual([second, first]);
});

test('replays a click on the element now at the same position when its target was replaced', async () => {
  const element = insertHtml(marker('trigger="interaction"', '<p></p><div><i></i><button>Open</button></div>'));
  const { events, stop } = collect('click');
  mount.mockImplementation((target) => {
    target.innerHTML = '<p></p><div><i></i><button>Open</button></div>';
  });
  element.querySelector('button')?.click();
  await settle();
  stop();
  expect(events.map((event) => event.target)).toEqual([element.querySelector('button')]);
});

test('drops a click without a target', async () => {
  const element = insertHtml(marker('trigger="interaction"', '<div><button>Open</button></div>'));
  const { events, stop } = collect('click');
  mount.mockImplementation((target) => target.replaceChildren());
  element.querySelector('button')?.click();
  await settle();
  stop();
  expect(events).toEqual([]);
  expect(element.dataset.state).toBe('mounted');
});

test('a click with Ctrl neither starts the island nor is held', async () => {
  const element = insertHtml(marker('trigger="interaction"', '<a href="#photo">Photo</a>'));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  element.querySelector('a')?.dispatchEvent(click);
  await settle();
  expect(click.defaultPrevented).toBe(false);
  expect(element.dataset.state).toBe('waiting');
});

test('a click on an element elsewhere starts the island and is replayed there', async () => {
  const button = insertHtml('<button id="open-menu">Menu</button>');
  const element = insertHtml(marker('trigger="interaction@#open-menu"'));
  const { events, stop } = collect('click');
  button.click();
  expect(events).toEqual([]);
  await settle();
  stop();
  expect(element.dataset.state).toBe('mounted');
  expect(events.map((event) => event.target)).toEqual([button]);
});

test('when loading fails a held click on a link follows the link', async () => {
  const takeErrors = failToLoad();
  const element = insertHtml(marker('trigger="interaction"', '<a href="#photo-7">Photo</a>'));
  element.querySelector('a')?.click();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(location.hash).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(takeErrors()).toHaveLength(1);
  expect(element.dataset.state).toBe('failed');
  await vi.waitFor(() => expect(location.hash).toBe('#photo-7'));
});

const FORM = '<form action="#sent"><input name="q" value="desert"><button name="by" value="b">Search</button></form>';

test('replays a held submit, with its button', async () => {
  const element = insertHtml(marker('trigger="interaction"', FORM));
  const button = element.querySelector('button') as HTMLButtonElement;
  const { events, stop } = collect('submit');
  element.querySelector('form')?.requestSubmit(button);
  expect(events).toEqual([]);
  await settle();
  stop();
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ submitter: button, target: element.querySelector('form') });
});

test('when loading fails a held submit is sent natively', async () => {
  const takeErrors = failToLoad();
  const element = insertHtml(marker('trigger="interaction"', FORM));
  element.querySelector('form')?.requestSubmit();
  const { events, stop } = collect('submit');
  await vi.advanceTimersByTimeAsync(4_000);
  stop();
  expect(takeErrors()).toHaveLength(1);
  expect(events).toHaveLength(1);
});

test('loads files behind the page’s pictures, unless a visitor waits for them', async () => {
  const priorityOf = (url: string) =>
    document.head.querySelector<HTMLLinkElement>(`link[rel=modulepreload][href="${url}"]`)?.fetchPriority;
  insertHtml(marker('trigger="load" deps="/priority/later.js"'));
  expect(priorityOf('/priority/later.js')).toBe('low');

  insertHtml(marker('trigger="interaction" deps="/priority/now.js"')).click();
  await settle();
  expect(priorityOf('/priority/now.js')).toBe('');
});

test('hover intent preloads the modules without running them', async () => {
  const element = insertHtml(marker('trigger="interaction(hover-intent)" deps="/intent/dep.js"'));
  element.dispatchEvent(new PointerEvent('pointerenter'));
  element.dispatchEvent(new PointerEvent('pointerenter'));
  await settle();
  expect(document.head.querySelectorAll('link[rel=modulepreload][href="/intent/dep.js"]')).toHaveLength(1);
  expect(importModule).not.toHaveBeenCalled();
  expect(element.dataset.state).toBe('waiting');
});

test('an element removed before its trigger never starts', async () => {
  const element = insertHtml(marker('trigger="interaction"'));
  element.remove();
  await settle();
  element.click();
  await settle();
  expect(importModule).not.toHaveBeenCalled();
});

test('an element removed while loading is not mounted', async () => {
  const element = insertHtml(marker());
  element.remove();
  await settle();
  expect(mount).not.toHaveBeenCalled();
});

test('an element removed while mounting is cleaned up', async () => {
  const cleanUp = vi.fn();
  mount.mockImplementation(async (target) => {
    target.remove();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return cleanUp;
  });
  insertHtml(marker());
  await vi.advanceTimersByTimeAsync(10);
  expect(cleanUp).toHaveBeenCalledOnce();
});

test('runs the clean-up when removed, and mounts again when inserted again', async () => {
  const cleanUp = vi.fn();
  mount.mockReturnValue(cleanUp);
  const element = insertHtml(marker());
  await settle();
  element.remove();
  await settle();
  expect(cleanUp).toHaveBeenCalledOnce();
  document.body.append(element);
  await settle();
  expect(mount).toHaveBeenCalledTimes(2);
});

test('moving an element neither mounts twice nor cleans up', async () => {
  const cleanUp = vi.fn();
  mount.mockReturnValue(cleanUp);
  const element = insertHtml(marker());
  await settle();
  insertHtml('<main></main>').append(element);
  await settle();
  expect(mount).toHaveBeenCalledOnce();
  expect(cleanUp).not.toHaveBeenCalled();
});

test('an island inside a DOM island gets the click after the outer one', async () => {
  const inner =
    '<rihla-island name="inner" src="/assets/inner.js" trigger="interaction"><a href="#x">x</a></rihla-island>';
  const outer = insertHtml(marker('trigger="interaction"', inner));
  const { events, stop } = collect('click');
  outer.querySelector('a')?.click();
  await settle();
  stop();
  expect(importModule.mock.calls).toEqual([['/assets/gallery.js'], ['/assets/inner.js']]);
  expect(events).toHaveLength(1);
});
