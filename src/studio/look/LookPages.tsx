import { useConfig, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import type { ThemeTokens } from '../../shared/theme.ts';
import { findSamples, type SamplePage } from './findSamples.ts';

/** Debounce after the last change before pages are rendered again, in ms. */
const SETTLE_MS = 350;

/** Pattern of what the frames' sandbox would refuse, and report in the console: scripts, and fields that ask for the focus. */
const SCRIPTS = /<script[\s\S]*?<\/script>|\sautofocus(?:="")?(?=[\s>])/g;

/** Media query of dark mode, in place of which the samples have one that holds on every device, or on none. */
const DARK = /\(prefers-color-scheme: ?dark\)/g;

/** The front page and the samples of this very site in the form's unsaved values, as pictures: they run no script and accept no input. */
export function LookPages({ tokens }: { tokens: ThemeTokens }) {
  const { getData } = useForm();
  const { collections } = useConfig().config;
  const own = useFormFields(([fields]) => fields.ownTypefaces?.value);
  const [pages, setPages] = useState<readonly SamplePage[]>([]);
  const [drawn, setDrawn] = useState<Readonly<Record<string, string>>>({});
  const [isBroken, setIsBroken] = useState(false);
  const [isDark, setIsDark] = useState(false);

  useEffect(() => {
    const request = new AbortController();
    findSamples(collections, request.signal).then(setPages, () => {
      // Without samples there is still Payload's own preview.
    });
    return () => request.abort();
  }, [collections]);

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        // One after the other, so that a change needs only one render permit.
        for (const page of pages) {
          const html = await drawPage(page, { ...getData(), ...tokens, ownTypefaces: own }, request.signal);
          setDrawn((before) => ({ ...before, [page.label]: html }));
        }
        setIsBroken(false);
      } catch {
        if (!request.signal.aborted) setIsBroken(true);
      }
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [pages, tokens, own, getData]);

  if (pages.length === 0) return null;
  return (
    <section
      aria-label={t('Your pages in this look')}
      className="rihla-form rihla-look rihla-look--pages"
      ref={markShown}
    >
      {tokens.style.dark === 'auto' && (
        <label className="rihla-look__state">
          <input checked={isDark} onChange={({ target }) => setIsDark(target.checked)} type="checkbox" />{' '}
          {t('Show them in dark mode')}
        </label>
      )}
      <div className="rihla-look__pages">
        {pages.map(({ label }) => (
          <figure key={label}>
            <div inert>
              <iframe
                sandbox="allow-same-origin"
                srcDoc={(drawn[label] ?? '').replace(DARK, isDark ? '(min-width:0)' : '(width<0)')}
                tabIndex={-1}
                title={t(label)}
              />
            </div>
            <figcaption>{t(label)}</figcaption>
          </figure>
        ))}
      </div>
      <p role="status">
        {isBroken && t('The pages could not be drawn in these values. Change one, or try again in a moment.')}
      </p>
    </section>
  );
}

async function drawPage({ over, path }: SamplePage, data: unknown, signal: AbortSignal): Promise<string> {
  const response = await fetch('/preview/render', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'global', slug: 'theme', id: '', path, over, data }),
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path} in the look of the form.`);
  return (await response.text()).replace(SCRIPTS, '');
}

/** Tells the page of the studio that samples stay above its fields, so that a field with the focus is scrolled out from behind them. */
function markShown(samples: HTMLElement | null): void {
  document.documentElement.toggleAttribute('data-shows-samples', samples !== null);
}
