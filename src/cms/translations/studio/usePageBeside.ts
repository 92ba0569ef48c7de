import { useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { matchRevised } from '../matchRevised.ts';
import { findTranslated, type TextState, type TranslatedTexts } from '../readTexts.ts';
import { findText, markTexts, PAGE_TEXTS_STYLE, type PageText } from './pageTexts.ts';

/** From here on there is room for the page beside the texts. */
const WIDE = '(width > 1024px)';

/** The page of a translation, beside its texts. */
export interface PageBeside {
  /** Whether it has a page. */
  canShow: boolean;
  isShown: boolean;
  toggle(): void;
  /** Shows on the page where a text is. */
  point(key: string | undefined): void;
}

/**
 * Marks on the page beside the form what is missing, stale or made by a machine, and shows the text whose field has the focus; a click on the page
 * leads to the field of a text.
 */
export function usePageBeside(
  leaves: readonly TextState[] | undefined,
  texts: TranslatedTexts,
  onPick: (key: string) => void,
): PageBeside {
  const { appIsReady, iframeRef, isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing } =
    useLivePreviewContext();
  const { getPreference } = usePreferences();
  const state = useRef<{ texts: PageText[]; current?: string; places: ReadonlyMap<string, HTMLElement> }>({
    texts: [],
    places: new Map(),
  });
  const mark = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isLivePreviewEnabled || !window.matchMedia(WIDE).matches) return;
    getPreference<{ editViewType?: string }>('collection-translations').then((chosen) => {
      if (!chosen?.editViewType) setIsLivePreviewing(true);
    });
  }, [getPreference, isLivePreviewEnabled, setIsLivePreviewing]);
  useEffect(() => {
    const revised = matchRevised(leaves ?? [], texts);
    // Texts for search engines have often the words of the page, and are not on it.
    const onPage = (leaves ?? []).filter(({ key }) => !key.startsWith('/meta.'));
    state.current.texts = onPage.map((leaf) => {
      const written = findTranslated(texts, leaf, revised);
      const mark = !written ? 'missing' : written.source !== leaf.text ? 'stale' : written.by;
      return { key: leaf.key, words: written ? [written.text, leaf.text] : [leaf.text], mark };
    });
    mark.current();
  }, [leaves, texts]);
  useEffect(() => {
    const page = isLivePreviewing && appIsReady ? iframeRef.current?.contentDocument : undefined;
    const view = page?.defaultView;
    if (!page || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(PAGE_TEXTS_STYLE);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    let frame = 0;
    mark.current = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => {
        state.current.places = markTexts(page, state.current.texts, state.current.current);
      });
    };
    // A new rendering of the page has no marks.
    const observer = new view.MutationObserver(() => mark.current());
    observer.observe(page.body, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['data-translation', 'data-translating'],
    });
    const pick = (event: Event) => {
      const key = findText(event.target as Element, state.current.places);
      if (key === undefined) return;
      event.preventDefault();
      onPick(key);
    };
    page.addEventListener('click', pick, { capture: true });
    mark.current();
    return () => {
      observer.disconnect();
      view.cancelAnimationFrame(frame);
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
      page.removeEventListener('click', pick, { capture: true });
      mark.current = () => undefined;
    };
  }, [appIsReady, iframeRef, isLivePreviewing, onPick]);
  // Above the form, the page pushes it down, and the focus with it.
  const wasShown = useRef(isLivePreviewing);
  useEffect(() => {
    if (wasShown.current === isLivePreviewing) return;
    wasShown.current = isLivePreviewing;
    if (!window.matchMedia(WIDE).matches) document.activeElement?.scrollIntoView({ block: 'end' });
  }, [isLivePreviewing]);
  return {
    canShow: isLivePreviewEnabled,
    isShown: isLivePreviewing,
    toggle: () => setIsLivePreviewing(!isLivePreviewing),
    point(key) {
      state.current.current = key;
      const place = key === undefined ? undefined : state.current.places.get(key);
      if (place) scrollTo(place);
      mark.current();
    },
  };
}

/** Scrolls the page inside its frame alone. */
function scrollTo(place: HTMLElement): void {
  const view = place.ownerDocument.defaultView;
  const { bottom, top } = place.getBoundingClientRect();
  if (view && (top < 0 || bottom > view.innerHeight))
    view.scrollBy({ top: (top + bottom - view.innerHeight) / 2, behavior: 'instant' });
}
