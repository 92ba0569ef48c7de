// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EditedDocument, editNonce, setEditedDocument, setEditNonce } from '../../../browser/editMode.ts';
import { SAME_CHOICE_MS } from './historyRule.ts';
import { mount } from './ListingIsland.ts';
import { LOADING } from './latestRequest.ts';
import { REFRESH_LOOP, REFRESH_TIMEOUT_MS } from './requestListing.ts';

const FAILED = 'The list could not be changed.';

interface Call {
  body: Record<string, unknown>;
  signal: AbortSignal;
  answer(value: unknown, status?: number, headers?: HeadersInit): Promise<void>;
  fail(): Promise<void>;
}

const calls: Call[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);
const path = () => location.pathname + location.search;
const $ = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const status = (id = 'a') => $(`#${id} [role=status]`).textContent;
const lastCall = () => calls.at(-1) as Call;
let ends: (() => void)[] = [];

/** HTML of a listing from the server. */
function listingHtml(id: string, words = 'old', { more = '', page = 1 } = {}): string {
  return `<div data-listing="${id}" data-page="${page}" data-pages="3" data-base-url="/tours/" data-post-id="7" data-pagination="numbers">
    <p class="r-listing__count">${words} tours</p>
    <ul class="r-listing__cards"><li><a href="/tours/${words}/">${words}</a></li></ul>
    <nav class="r-pagination"><a rel="next" href="/tours/?e-page-${id}=2">Next</a></nav>${more}</div>`;
}

/** HTML of filters from the server, without any choice. */
function filterHtml(id: string, current = ''): string {
  const term = (slug: string) =>
    `<a data-term="${slug}" ${current === slug ? 'aria-current="true"' : ''} href="/tours/?e-filter-${id}-places=${slug}">${slug}</a>`;
  return `<div data-listing-filter="${id}" data-filter="f-${id}" data-taxonomy="places" data-operator="OR">
    <a data-term="" href="/tours/">All</a>${term('desert')}${term('coast')}<details><summary>More</summary>${term('city')}</details></div>`;
}

const FORMS = (id: string) => `
  <div data-listing-filter="${id}" data-filter="types-${id}">
    <form action="/tours/" data-filter-form="terms">
      <input type="hidden" name="utm" value="1"><input type="hidden" name="e-filter-${id}-types" value="~">
      <label><input type="checkbox" name="e-filter-${id}-types" value="walk"> Walk</label>
      <label><input type="checkbox" name="e-filter-${id}-types" value="drive"> Drive</label>
      <button>Show</button>
    </form></div>
  <div data-listing-filter="${id}" data-filter="price-${id}">
    <form action="/tours/" data-filter-form="range">
      <input type="number" name="e-filter-${id}-price.min"><input type="number" name="e-filter-${id}-price.max"><button>Show</button>
    </form></div>
  <div data-listing-filter="${id}" data-filter="days-${id}">
    <form action="/tours/" data-filter-form="range">
      <input type="range" min="1" max="14" value="14" data-no-limit="14" name="e-filter-${id}-days.max">
      <p><output data-template="At most {value} days">At most 14 days</output> of walking</p>
    </form></div>
  <div data-listing-filter="${id}" data-filter="order-${id}">
    <form action="/tours/" data-filter-form="order">
      <select name="e-filter-${id}-order"><option value="">Newest</option><option value="price">Price</option><option value="days">Days</option></select>
    </form></div>`;

function show(address = '/tours/', ids = ['a']): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = ids
    .map(
      (id) => `<section id="${id}"><div class="island">${listingHtml(id)}</div>${filterHtml(id)}${FORMS(id)}</section>`,
    )
    .join('');
  ends = [...document.querySelectorAll<HTMLElement>('.island')].map((element) => mount(element, { failed: FAILED }));
  for (const id of ids) $(`#${id} .island`).parentElement?.querySelector('[role=status]');
}

const press = (element: HTMLElement) => {
  element.focus();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};
const term = (slug: string, id = 'a') => $<HTMLAnchorElement>(`#${id} [data-term="${slug}"]`);

beforeEach(() => {
  history.replaceState(null, '');
  vi.useFakeTimers();
  calls.length = 0;
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (url: string, { body, method, signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          expect([url, method]).toEqual([REFRESH_LOOP, 'POST']);
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          calls.push({
            body: JSON.parse(String(body)),
            signal: signal as AbortSignal,
            async answer(value, code = 200, headers = {}) {
              resolve(new Response(JSON.stringify(value), { status: code, headers }));
              await settle();
              await settle();
            },
            async fail() {
              reject(new TypeError('Failed to fetch'));
              await settle();
            },
          });
        }),
    ),
  );
});

afterEach(() => {
  for (const end of ends) end();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a filter', () => {
  test('sends the request of the spec, shows the response, and updates the URL', async () => {
    show('/tours/?utm=a%2Bb&e-page-a=2');
    $('#a [data-listing]').dataset.page = '2';
    const push = vi.spyOn(history, 'pushState');
    expect(press(term('desert')).defaultPrevented).toBe(true);
    expect(path()).toBe('/tours/?utm=a%2Bb&e-filter-a-places=desert');
    expect(push).toHaveBeenCalledOnce();
    expect(lastCall().body).toEqual({
      post_id: 7,
      widget_filters: { taxonomy: { places: { terms: ['desert'], logicalJoin: 'AND' } } },
      widget_id: 'a',
      pagination_base_url: '/tours/?utm=a%2Bb&e-filter-a-places=desert',
    });
    expect($('#a [data-listing]').classList).toContain(LOADING);
    expect($('#a [data-listing]').getAttribute('aria-busy')).toBe('true');
    await lastCall().answer({ data: listingHtml('a', 'new'), filters: { 'f-a': filterHtml('a', 'desert') } });
    expect($('#a .r-listing__cards').textContent).toBe('new');
    expect($('#a [data-listing]').dataset.page).toBe('1');
    expect($('#a [data-listing]').classList).not.toContain(LOADING);
    expect($('#a [data-listing]').hasAttribute('aria-busy')).toBe(false);
    expect(status()).toBe('new tours');
  });

  test('keeps the used control and open groups in place, and updates everything else', async () => {
    show();
    $<HTMLDetailsElement>('#a details').open = true;
    const before = term('coast');
    press(before);
    await lastCall().answer({ data: listingHtml('a', 'new'), filters: { 'f-a': filterHtml('a', 'coast') } });
    expect(document.activeElement).toBe(before);
    expect(term('coast')).toBe(before);
    expect(before.getAttribute('aria-current')).toBe('true');
    expect($<HTMLDetailsElement>('#a details').open).toBe(true);
  });

  test('merges choices made during a request; the older request is aborted and the last choice wins', async () => {
    show();
    press(term('desert'));
    press(term('coast'));
    $<HTMLInputElement>('#a [value=walk]').click();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    expect(path()).toBe('/tours/?e-filter-a-places=coast~desert&e-filter-a-types=walk');
    await calls[0]?.answer({ data: listingHtml('a', 'stale') });
    expect($('#a .r-listing__cards').textContent).toBe('old');
    await lastCall().answer({ data: listingHtml('a', 'last') });
    expect($('#a .r-listing__cards').textContent).toBe('last');
  });

  test('with a modifier key opens a new tab', () => {
    show();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    term('desert').addEventListener('click', (late) => setTimeout(() => late.preventDefault()));
    document.addEventListener('click', (late) => late.preventDefault(), { once: true });
    term('desert').dispatchEvent(event);
    expect(calls).toEqual([]);
  });

  test('can be a range: fields are sent by their button, sliders at once; a slider at its end sets no limit', async () => {
    show();
    $<HTMLInputElement>('[name="e-filter-a-price.min"]').value = '250';
    $('[name="e-filter-a-price.min"]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(calls).toEqual([]);
    $<HTMLFormElement>('[data-filter="price-a"] form').requestSubmit();
    expect(path()).toBe('/tours/?e-filter-a-price=250..');
    const slider = $<HTMLInputElement>('[type=range]');
    slider.value = '6';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect($('output').textContent).toBe('At most 6 days');
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    expect(path()).toBe('/tours/?e-filter-a-days=..6&e-filter-a-price=250..');
    slider.value = '14';
    vi.advanceTimersByTime(SAME_CHOICE_MS);
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    expect(path()).toBe('/tours/?e-filter-a-price=250..');
  });

  test('moved by arrow keys adds one history entry, checkboxes one each', () => {
    show();
    const push = vi.spyOn(history, 'pushState');
    const select = $<HTMLSelectElement>('select');
    for (const value of ['price', 'days']) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(push).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/tours/?e-filter-a-order=days');
    $<HTMLInputElement>('#a [value=walk]').click();
    $<HTMLInputElement>('#a [value=drive]').click();
    expect(push).toHaveBeenCalledTimes(3);
    expect(path()).toBe('/tours/?e-filter-a-order=days&e-filter-a-types=drive~walk');
  });
});

describe('a response', () => {
  test('with an empty result empties the list', async () => {
    show();
    press(term('desert'));
    await lastCall().answer({ data: '' });
    expect($('#a [data-listing]').innerHTML).toBe('');
    expect(path()).toBe('/tours/?e-filter-a-places=desert');
  });

  test.each([
    ['has no content', { count: 3 }, 200],
    ['is of status 400', { data: 'x' }, 400],
    ['is of status 500', { data: 'x' }, 500],
    ['is no object', 'x', 200],
  ])('that %s changes nothing, and shows an error', async (_, body, code) => {
    show('/tours/?utm=1');
    press(term('desert'));
    await lastCall().answer(body, code);
    expect($('#a .r-listing__cards').textContent).toBe('old');
    expect(path()).toBe('/tours/?utm=1');
    expect(status()).toBe(FAILED);
    expect($('#a [data-listing]').classList).not.toContain(LOADING);
  });

  test('of a busy server is requested once more, after its Retry-After', async () => {
    show();
    press(term('desert'));
    await lastCall().answer({}, 503, { 'retry-after': '2' });
    expect([status(), $('#a [data-listing]').getAttribute('aria-busy')]).toEqual(['', 'true']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await lastCall().answer({ data: listingHtml('a', 'new') });
    expect([calls.length, $('#a .r-listing__cards').textContent]).toEqual([2, 'new']);
    press(term('coast'));
    for (let asked = 0; asked < 2; asked += 1) {
      await lastCall().answer({}, 503, { 'retry-after': '900' });
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect([calls.length, status()]).toEqual([4, FAILED]);
  });

  test('of a busy server is not requested again after another choice', async () => {
    show();
    press(term('desert'));
    await lastCall().answer({}, 503, { 'retry-after': '2' });
    press(term('coast'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls).toHaveLength(2);
  });

  test('after a network error is not shown; the next choice starts from the shown state', async () => {
    show();
    press(term('desert'));
    await lastCall().fail();
    expect([path(), status()]).toEqual(['/tours/', FAILED]);
    press(term('coast'));
    expect(path()).toBe('/tours/?e-filter-a-places=coast');
    await lastCall().answer({ data: listingHtml('a', 'new') });
    expect(status()).toBe('new tours');
  });

  test('that times out is an error', async () => {
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    show();
    press(term('desert'));
    expect(limit).toHaveBeenCalledExactlyOnceWith(REFRESH_TIMEOUT_MS);
    timeout.abort(new DOMException('Timed out', 'TimeoutError'));
    await settle();
    await settle();
    expect([path(), status()]).toEqual(['/tours/', FAILED]);
    limit.mockRestore();
  });

  test('never scrolls to the list after filtering; a new page begins at the top of the list', async () => {
    show();
    const listing = $('#a [data-listing]');
    vi.spyOn(listing, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect);
    press(term('desert'));
    await lastCall().answer({ data: listingHtml('a', 'new') });
    expect(listing.scrollIntoView).not.toHaveBeenCalled();
    vi.spyOn(listing, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect);
    press($('#a [rel=next]'));
    await lastCall().answer({ data: '' });
    expect(listing.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('scrolls the page by as much as the used control has moved', async () => {
    show();
    const used = term('desert');
    used.getClientRects = () => [{}] as unknown as DOMRectList;
    vi.spyOn(used, 'getBoundingClientRect')
      .mockReturnValueOnce({ top: 300 } as DOMRect)
      .mockReturnValue({ top: 260 } as DOMRect);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    press(used);
    await lastCall().answer({ data: listingHtml('a', 'new'), filters: { 'f-a': filterHtml('a', 'desert') } });
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -40, behavior: 'instant' });
  });
});

describe('changes before hydration', () => {
  const wake = (): void => {
    ends.push(mount($('#a .island'), { failed: FAILED }));
  };

  test('are applied at once: menu, slider and checkboxes, as one history entry', async () => {
    show();
    for (const end of ends.splice(0)) end();
    $<HTMLSelectElement>('select').value = 'price';
    $<HTMLInputElement>('[type=range]').value = '6';
    $<HTMLInputElement>('[value=walk]').checked = true;
    const push = vi.spyOn(history, 'pushState');
    wake();
    expect(path()).toBe('/tours/?e-filter-a-days=..6&e-filter-a-order=price&e-filter-a-types=walk');
    expect([push.mock.calls.length, calls.length]).toEqual([1, 1]);
    expect($('output').textContent).toBe('At most 6 days');
  });

  test('are none where fields have their initial values; text being typed waits for its button', () => {
    show();
    for (const end of ends.splice(0)) end();
    // The browser itself rounds a value to the next step.
    $('[type=range]').outerHTML = '<input type="range" min="0" max="14" step="4" value="6" name="e-filter-a-days.max">';
    $<HTMLInputElement>('[name="e-filter-a-price.min"]').value = '250';
    wake();
    expect(calls).toEqual([]);
    expect($<HTMLInputElement>('[name="e-filter-a-price.min"]').value).toBe('250');
  });
});

describe('Back and Forward', () => {
  const go = async (address: string) => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
  };

  test('show the list of the URL and push nothing', async () => {
    show();
    press(term('desert'));
    await lastCall().answer({ data: listingHtml('a', 'desert') });
    const push = vi.spyOn(history, 'pushState');
    await go('/tours/');
    expect(lastCall().body.widget_filters).toEqual({});
    await lastCall().answer({ data: listingHtml('a', 'back') });
    expect($('#a .r-listing__cards').textContent).toBe('back');
    expect(push).not.toHaveBeenCalled();
  });

  test('before hydration are followed', async () => {
    document.body.innerHTML = `<div class="island" id="a" data-from="http://localhost:3000/tours/?e-filter-a-places=desert">${listingHtml('a')}</div>`;
    history.replaceState(null, '', '/tours/');
    ends = [mount($('.island'), { failed: FAILED })];
    expect(lastCall().body.widget_filters).toEqual({});
    await lastCall().answer({ data: listingHtml('a', 'all') });
    expect($('#a .r-listing__cards').textContent).toBe('all');
  });

  test('that fail leave the URL as it is, and the next step starts from there', async () => {
    show('/tours/?e-filter-a-places=desert');
    await go('/tours/');
    await lastCall().fail();
    expect([path(), status()]).toEqual(['/tours/', FAILED]);
    calls.length = 0;
    await go('/tours/?e-filter-a-places=desert');
    expect(calls).toEqual([]);
    await go('/tours/');
    expect(calls).toHaveLength(1);
  });

  test('after a failed change lead to the same entries as before it', async () => {
    show();
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    press(term('desert'));
    press(term('coast'));
    await lastCall().fail();
    expect(go).toHaveBeenCalledExactlyOnceWith(-2);
    press(term('desert'));
    await lastCall().answer({ data: listingHtml('a', 'desert') });
    press($<HTMLAnchorElement>('#a [data-term="coast"]'));
    history.pushState(null, '', `${path()}&e-filter-b-places=x`);
    await lastCall().fail();
    expect(go).toHaveBeenCalledOnce();
    expect(path()).toContain('e-filter-b-places=x');
  });

  test('send no request where this list stays the same, such as after a jump within the page', async () => {
    show();
    await go('/tours/?other=1');
    await go('/tours/?other=1&e-filter-b-places=x');
    expect(calls).toEqual([]);
  });
});

describe('pagination', () => {
  test('works in place', async () => {
    show();
    press($('#a [rel=next]'));
    expect(path()).toBe('/tours/?e-page-a=2');
    expect(lastCall().body).toMatchObject({ widget_filters: {}, pagination_base_url: '/tours/?e-page-a=2', page: 2 });
    await lastCall().answer({ data: listingHtml('a', 'second', { page: 2 }) });
    expect($('#a [data-listing]').dataset.page).toBe('2');
    expect(document.activeElement).toBe($('#a [rel=next]'));
  });

  const more = (id: string, page: number) =>
    `<p class="r-listing__more"><a rel="next" href="/tours/?e-page-${id}=${page}">More</a></p>`;

  test('can load more; the URL stays, and focus moves to the new items when there are no more', async () => {
    show();
    $('#a [data-listing]').innerHTML = `<ul class="r-listing__cards"><li>one</li></ul>${more('a', 2)}`;
    press($('#a .r-listing__more a'));
    press($('#a .r-listing__more a'));
    expect(calls).toHaveLength(1);
    await lastCall().answer({ data: listingHtml('a', 'two', { more: more('a', 3), page: 2 }) });
    expect($('#a .r-listing__cards').textContent).toBe('onetwo');
    expect(path()).toBe('/tours/');
    expect(document.activeElement).toBe($('#a .r-listing__more a'));
    press($('#a .r-listing__more a'));
    expect(lastCall().body.pagination_base_url).toBe('/tours/?e-page-a=3');
    await lastCall().answer({ data: listingHtml('a', 'three', { page: 3 }) });
    expect($('#a .r-listing__cards').textContent).toBe('onetwothree');
    expect(document.activeElement?.textContent).toBe('three');
  });

  test('loads more near the end of an infinite list, and not again after a failure', async () => {
    let seen: ((entries: object[]) => void) | undefined;
    const observe = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof seen) {
          seen = callback;
        }
        observe = observe;
        disconnect = () => undefined;
      },
    );
    document.body.innerHTML = `<div class="island" id="a">${listingHtml('a', 'one', { more: more('a', 2) })}</div>`;
    $('[data-listing]').dataset.pagination = 'infinite';
    ends = [mount($('.island'), { failed: FAILED })];
    expect(observe).toHaveBeenCalledOnce();
    seen?.([{ isIntersecting: false }]);
    expect(calls).toEqual([]);
    seen?.([{ isIntersecting: true }]);
    await lastCall().answer({ data: listingHtml('a', 'two', { more: more('a', 3), page: 2 }) });
    expect($('.r-listing__cards').textContent).toBe('onetwo');
    observe.mockClear();
    seen?.([{ isIntersecting: true }]);
    await lastCall().fail();
    expect(observe).not.toHaveBeenCalled();
    expect($('.r-listing__more a')).not.toBeNull();
  });
});

describe('returning to more than the first page', () => {
  const more = (page: number) =>
    `<p class="r-listing__more"><a rel="next" href="/tours/?e-page-a=${page}">More</a></p>`;
  const cards = () => [...document.querySelectorAll('#a .r-listing__cards li')].map((card) => card.textContent);
  const scrolled = vi.fn();

  beforeEach(() => {
    scrolled.mockReset();
    vi.stubGlobal('scrollTo', scrolled);
  });

  /** The page as the server sends it, with a stored history entry. */
  function arrive(kept: object | null): void {
    for (const end of ends.splice(0)) end();
    history.replaceState(kept, '', '/tours/');
    document.body.innerHTML = `<section id="a"><div class="island">${listingHtml('a', 'one', { more: more(2) })}</div></section>`;
    ends = [mount($('.island'), { failed: FAILED })];
  }

  async function loadTwice(): Promise<void> {
    for (const page of [2, 3]) {
      press($('#a .r-listing__more a'));
      await lastCall().answer({ data: listingHtml('a', `page ${page}`, { more: page < 3 ? more(3) : '', page }) });
    }
  }

  test('restores the pages and the scroll position', async () => {
    arrive(null);
    await loadTwice();
    vi.stubGlobal('scrollY', 1840);
    window.dispatchEvent(new Event('pagehide'));
    const kept = history.state;
    expect(kept).toEqual({ 'listing-a': { to: 3, scroll: 1840 } });

    calls.length = 0;
    vi.stubGlobal('scrollY', 0);
    arrive(kept);
    expect(calls.map(({ body }) => body.page)).toEqual([2, 3]);
    // Leaving again before the restore is complete keeps the stored state.
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual(kept);
    await calls[1]?.answer({ data: listingHtml('a', 'page 3', { page: 3 }) });
    await calls[0]?.answer({ data: listingHtml('a', 'page 2', { more: more(3), page: 2 }) });
    expect(cards()).toEqual(['one', 'page 2', 'page 3']);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1840, behavior: 'instant' });
    expect($('#a .r-listing__more')).toBeNull();
    expect($('#a [data-listing]').hasAttribute('aria-busy')).toBe(false);
  });

  test('does not scroll a visitor who has moved on, and stops at a page that fails to load', async () => {
    arrive({ 'listing-a': { to: 3, scroll: 900 } });
    window.dispatchEvent(new Event('wheel'));
    await calls[0]?.answer({ data: listingHtml('a', 'page 2', { more: more(3), page: 2 }) });
    await calls[1]?.fail();
    expect(cards()).toEqual(['one', 'page 2']);
    expect(scrolled).not.toHaveBeenCalled();
    expect($('#a .r-listing__more a').getAttribute('href')).toBe('/tours/?e-page-a=3');
  });

  test('a choice made meanwhile wins', async () => {
    arrive({ 'listing-a': { to: 2, scroll: 900 } });
    const [again] = calls;
    document.body.insertAdjacentHTML('beforeend', filterHtml('a'));
    press($<HTMLAnchorElement>('[data-term="desert"]'));
    expect(again?.signal.aborted).toBe(true);
    await lastCall().answer({ data: listingHtml('a', 'desert') });
    expect(cards()).toEqual(['desert']);
    expect(history.state).toBeNull();
  });

  test('Back from another choice restores them too', async () => {
    arrive(null);
    await loadTwice();
    document.body.insertAdjacentHTML('beforeend', filterHtml('a'));
    vi.stubGlobal('scrollY', 700);
    press($<HTMLAnchorElement>('[data-term="desert"]'));
    await lastCall().answer({ data: listingHtml('a', 'desert') });
    calls.length = 0;
    // As the browser does it.
    history.replaceState({ 'listing-a': { to: 2, scroll: 700 } }, '', '/tours/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await lastCall().answer({ data: listingHtml('a', 'one', { more: more(2) }) });
    await lastCall().answer({ data: listingHtml('a', 'page 2', { page: 2 }) });
    expect(cards()).toEqual(['one', 'page 2']);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });
});

test('signed-in staff request edit mode; with an expired token, the visitors’ view', async () => {
  setEditNonce('proof');
  show();
  press(term('desert'));
  expect(fetch).toHaveBeenLastCalledWith(
    REFRESH_LOOP,
    expect.objectContaining({ headers: { 'content-type': 'application/json', 'x-wp-nonce': 'proof' } }),
  );
  expect(lastCall().body).toMatchObject({ is_edit_mode: true, widget_model: {} });
  await lastCall().answer({ error: {} }, 403);
  expect(calls).toHaveLength(2);
  for (const name of ['is_edit_mode', 'widget_model']) expect(lastCall().body).not.toHaveProperty(name);
  await lastCall().answer({ data: listingHtml('a', 'desert') });
  expect($('#a .r-listing__cards').textContent).toBe('desert');
  expect(editNonce()).toBeUndefined();
});

test('a preview sends its form’s settings, and stores the choice at its own path, without a history entry', async () => {
  const refresh = vi.fn<EditedDocument['refresh']>((_id, send) =>
    send({ 'x-wp-nonce': 'proof' }, { is_edit_mode: true, widget_model: { pageSize: 3 } }),
  );
  setEditedDocument({ refresh });
  try {
    show('/preview/pages/7/');
    const before = history.length;
    press(term('desert'));
    expect([path(), history.length]).toEqual(['/preview/pages/7/?e-filter-a-places=desert', before]);
    expect(lastCall().body).toMatchObject({ is_edit_mode: true, widget_model: { pageSize: 3 } });
    const next = '?e-filter-a-places=desert&e-page-a=2';
    await lastCall().answer({ data: listingHtml('a', 'desert').replace('?e-page-a=2', next) });
    expect($('#a .r-listing__cards').textContent).toBe('desert');
    press($('#a .r-pagination a'));
    expect(path()).toBe(`/preview/pages/7/${next}`);
    // A re-render of the preview removes the live region.
    $('#a .island [role=status]').remove();
    await lastCall().answer({}, 403);
    expect(calls).toHaveLength(2);
    expect([status(), path(), history.length]).toEqual([FAILED, '/preview/pages/7/?e-filter-a-places=desert', before]);
  } finally {
    setEditedDocument(undefined);
  }
});

test('the link of a card navigates', () => {
  show();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press($('#a .r-listing__cards a'));
  expect(calls).toEqual([]);
});

test('two listings of a page are independent', async () => {
  show('/tours/', ['a', 'b']);
  press(term('desert', 'a'));
  await lastCall().answer({ data: listingHtml('a', 'mine') });
  press(term('coast', 'b'));
  expect(path()).toBe('/tours/?e-filter-a-places=desert&e-filter-b-places=coast');
  expect(lastCall().body).toMatchObject({ widget_id: 'b' });
  await lastCall().answer({ data: listingHtml('b', 'yours'), filters: { 'f-a': 'not mine' } });
  expect($('#a .r-listing__cards').textContent).toBe('mine');
  expect($('#a [data-filter="f-a"]').textContent).toContain('desert');
  expect($('#b .r-listing__cards').textContent).toBe('yours');
});

test('unmounting removes listeners and elements', () => {
  show();
  press(term('desert'));
  for (const end of ends.splice(0)) end();
  expect(lastCall().signal.aborted).toBe(true);
  expect($('#a [role=status]')).toBeNull();
  expect($('#a [data-listing]').classList).not.toContain(LOADING);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(term('coast'));
  expect(calls).toHaveLength(1);
});
