import { editedDocument } from '../../../browser/editMode.ts';
import { announce } from './announce.ts';
import { changedForms } from './changedForms.ts';
import { addressNow, addressOfChoice, choiceOf, isSame } from './choiceOfAddress.ts';
import { addressOfForm, addressOfLink } from './choices.ts';
import { createHistoryEntries, type HistoryChange } from './historyEntries.ts';
import { createHistoryRule } from './historyRule.ts';
import { createLatestRequest } from './latestRequest.ts';
import { listenToControls } from './listenToControls.ts';
import { loadNearEnd } from './loadNearEnd.ts';
import { requestListing } from './requestListing.ts';
import { showAgain } from './showAgain.ts';
import { countWords, showAnswer } from './showAnswer.ts';
import { keepShown, readShown } from './shownPages.ts';
import { showSliderValue } from './sliderValue.ts';

export type ListingIslandProps = {
  /** Error message of a failed change. */
  failed: string;
};

interface Visit {
  /** The used control; none on Back and Forward. */
  control?: Element | undefined;
  history: HistoryChange;
  /** Appends the response instead of replacing the content. */
  isMore?: boolean;
}

/**
 * Refreshes a listing without navigation on filters and pagination: requests it, shows it, updates the URL. The last choice wins; after a
 * failure everything is restored (spec).
 */
export function mount(element: HTMLElement, { failed }: ListingIslandProps): () => void {
  const found = element.querySelector<HTMLElement>('[data-listing]');
  const widgetId = found?.dataset.listing;
  if (!found || !widgetId) return () => undefined;
  const listing = found;
  const listeners = new AbortController();
  const { signal } = listeners;
  const status = announce(element);
  const request = createLatestRequest(listing);
  const historyFor = createHistoryRule();
  // Going back before hydration has changed the URL already (`parts/listings/followHistory.ts`).
  let shown = choiceOf(element.dataset.from ?? addressNow(), widgetId);
  /** The last requested choice. */
  let wanted = shown;
  const entries = createHistoryEntries();
  /** The first shown page; more pages are appended. */
  let first = pageShown();
  /** While restoring, less is shown than is stored. */
  let isComingBack = false;

  async function visit(target: string, { control, history: asked, isMore = false }: Visit): Promise<boolean> {
    // A preview keeps its own path, and adds no entry to the studio's history.
    const isPreview = editedDocument() !== undefined;
    const how = isPreview && asked === 'push' ? 'replace' : asked;
    const address = isPreview ? location.pathname + new URL(target, location.origin).search : target;
    const current = request.begin();
    keepPlace();
    entries.keep(address, how);
    if (how === 'none' && !isMore) entries.settle();
    if (!isMore) wanted = choiceOf(address, widgetId as string);
    request.showLoading();
    status.clear();
    const answer = await requestListing({ listing, widgetId: widgetId as string, address }, current);
    if (current.aborted || signal.aborted) return false;
    request.end();
    if (!answer) {
      if (!isMore && how !== 'none') entries.takeBack(address, addressOfChoice(shown, widgetId as string));
      wanted = shown;
      status.warn(failed);
      return false;
    }
    if (!isMore) {
      shown = choiceOf(address, widgetId as string);
      entries.settle();
    }
    showAnswer({ listing, widgetId: widgetId as string, answer, control, isMore });
    if (!isMore) first = pageShown();
    keepPlace();
    status.say(countWords(listing, widgetId as string));
    // Filtering does not scroll; another page begins at its top.
    if (control?.closest('.r-pagination')) scrollToTop(listing);
    near.watch();
    return true;
  }

  function pageShown(): number {
    return Number(listing.dataset.page) || 1;
  }

  /** Stores in the history entry how many pages are shown, and the scroll position; the first page alone needs neither. */
  function keepPlace(): void {
    if (!isComingBack && pageShown() > first && isSame(choiceOf(addressNow(), widgetId as string), shown))
      keepShown(widgetId as string, { to: pageShown(), scroll: window.scrollY });
  }

  /** Restores what was shown when this history entry was left. */
  async function comeBack(): Promise<void> {
    const kept = readShown(widgetId as string, first);
    if (!kept) return;
    near.stop();
    isComingBack = true;
    const current = request.begin();
    const place = { listing, widgetId: widgetId as string, address: addressNow(), from: first };
    await showAgain({ ...kept, ...place }, current);
    isComingBack = false;
    if (current.aborted) return;
    request.end();
    keepPlace();
    near.watch();
  }

  /** Back and Forward: shows the list of the URL. On failure the URL stays, since the history is the visitor's: the next step starts from there. */
  function followAddress(): void {
    const address = addressNow();
    if (isSame(choiceOf(address, widgetId as string), wanted)) return;
    visit(address, { history: 'none' }).then((isShown) => {
      if (isShown) comeBack();
    });
  }

  function choose(address: string | undefined, control: Element, event?: Event): void {
    if (address === undefined) return;
    event?.preventDefault();
    if (address === addressNow()) return;
    visit(address, { control, history: historyFor(control) });
  }

  /** Applies all changes made before hydration at once. */
  function takeOver(): void {
    const [first, ...others] = changedForms(widgetId as string);
    if (!first) return;
    let address = addressNow();
    for (const form of [first, ...others]) {
      for (const slider of form.querySelectorAll('[type=range]')) showSliderValue(slider);
      address = addressOfForm(form, { ...place(), address }) ?? address;
    }
    if (address !== addressNow()) visit(address, { control: first, history: 'push' });
  }

  const place = () => ({ listing, widgetId: widgetId as string, address: addressNow(), shown: shown.filters });

  listenToControls(
    {
      ...{ choose, listing, place, widgetId },
      more(address, link) {
        if (request.isLoading()) return;
        visit(address, { control: link, history: 'none', isMore: true });
      },
    },
    signal,
  );
  document.addEventListener('input', ({ target }) => showSliderValue(target), { signal });
  window.addEventListener('popstate', followAddress, { signal });

  const near = loadNearEnd(listing, (link) => {
    const address = addressOfLink(link, place());
    return address === undefined ? Promise.resolve(false) : visit(address, { history: 'none', isMore: true });
  });

  // State stored while leaving the page may be too late, so it is also stored on the click that leaves.
  for (const type of ['click', 'pagehide', 'scrollend']) window.addEventListener(type, keepPlace, { signal });
  if (isSame(choiceOf(addressNow(), widgetId), shown)) comeBack();
  else followAddress();
  takeOver();

  return () => {
    listeners.abort();
    request.stop();
    near.stop();
    status.remove();
  };
}

/** Only when the beginning of the list is out of view. */
function scrollToTop(listing: HTMLElement): void {
  const { top } = listing.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight) listing.scrollIntoView({ block: 'start' });
}
