import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { copyText } from '../../../../browser/copyText.ts';
import { hasShareSheet, openShareSheet } from '../../../../browser/shareSheet.ts';
import { buildShareLink } from '../../../../shared/share/buildShareLink.ts';
import { findNetwork } from '../../../../shared/share/findNetworks.ts';
import type { ShareContent } from '../../../../shared/share/networks.ts';
import { announceVisitorEvent } from '../../../../visitor/visitorEvents.ts';
import type { LabelledProps } from '../../lightboxProps.ts';
import type { LightboxSlide } from './slides.ts';

/** Time for which the outcome of copying is shown, in ms. */
const OUTCOME_MS = 3_000;

/** Button that shares the slide's URL: by the device's share sheet on touch, else by a menu. */
export function ShareMenu({ props: { labels, networks } }: { props: LabelledProps }) {
  const { currentSlide } = useLightboxState();
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const around = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  useLeaving(around, isOpen, setIsOpen);

  if (!currentSlide) return null;
  const content = shareContent(currentSlide);
  const note = (method: string) =>
    announceVisitorEvent({ name: 'share', method, content_type: 'picture', item_id: content.url });

  return (
    <div className="r-lightbox__share" data-copy-allowed ref={around}>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={labels.share}
        className="yarl__button"
        onClick={async () => {
          if (isOpen || !(await shareByFinger(content, note))) setIsOpen(!isOpen);
        }}
        title={labels.share}
        type="button"
      >
        <Share2 absoluteStrokeWidth aria-hidden="true" size={22} strokeWidth={1.25} />
      </button>
      <ul hidden={!isOpen} id={id}>
        {networks.map((network) => {
          const found = findNetwork(network);
          const href = found && buildShareLink(found, content);
          const name = network === 'email' ? labels.email : found?.name;
          return (
            href &&
            name && (
              <li key={network}>
                <a
                  aria-label={labels.shareOn.replace('{network}', name)}
                  href={href}
                  onClick={() => note(network)}
                  rel="noopener noreferrer nofollow"
                  target="_blank"
                >
                  {name}
                </a>
              </li>
            )
          );
        })}
        <li>
          <button
            onClick={async (event) => {
              const isCopied = await copyText(content.url, event.currentTarget);
              if (isCopied) note('copy');
              setOutcome(isCopied ? labels.copied : labels.copyFailed);
            }}
            type="button"
          >
            {outcome ?? labels.copy}
          </button>
        </li>
      </ul>
      <span className="r-lightbox__hidden" role="status">
        {outcome}
      </span>
    </div>
  );
}

/** Esc and a click elsewhere close the menu only. */
function useLeaving(
  around: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled here, so that the overlay stays open.
      event.preventDefault();
      setIsOpen(false);
      around.current?.querySelector('button')?.focus();
    };
    const handleClick = (event: MouseEvent) => {
      if (around.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    };
    document.addEventListener('keydown', handleKey, options);
    document.addEventListener('click', handleClick, options);
    return () => listeners.abort();
  }, [around, isOpen, setIsOpen]);
}

/** Opens the device's share sheet on touch devices. @returns whether it handled the request */
async function shareByFinger({ title, url }: ShareContent, note: (method: string) => void): Promise<boolean> {
  const data = { title, url };
  if (!matchMedia('(pointer: coarse)').matches || !hasShareSheet(data)) return false;
  const outcome = await openShareSheet(data);
  if (outcome === 'shared') note('native');
  return outcome !== 'missing';
}

/** Share data of a slide: the page's canonical URL with the slide's hash. */
function shareContent({ description = '', hash, href, title, alt, ...slide }: LightboxSlide): ShareContent {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const url = new URL(canonical);
  url.hash = hash;
  return {
    url: url.href,
    title: title || alt || document.title,
    text: description,
    image: slide.type === 'film' ? '' : href,
  };
}
