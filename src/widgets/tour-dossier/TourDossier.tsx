import { Printer } from 'lucide-react';
import type { TourDossierBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import { directionOf } from '../../shared/locales.ts';
import { durationOf, priceFrom } from '../../tours/facts.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';

/** Button that prints the tour's page, by the share buttons' script; in print the dossier's header. */
export function TourDossier({ attributes, block, context, text }: WidgetProps<TourDossierBlock>) {
  const { t, view } = context;
  const tour = tourOf(view.document);
  if (!tour) return null;
  const own = block.label?.trim();
  const props = { url: absoluteUrl(view.publicUrl, view.path), title: tour.title, kind: view.kind };
  return (
    <div {...attributes('r-dossier')}>
      <Island<typeof import('../share-buttons/island/ShareButtonsIsland.ts')>
        name="share-buttons"
        props={props}
        trigger="visible"
      >
        <button className="r-dossier__print" data-share="print" type="button">
          <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
          <span {...(own && text('label'))}>{own || t('dossier.print')}</span>
        </button>
      </Island>
      <Head context={context} tour={tour} />
    </div>
  );
}

/** Operator and tour, for print; on screen they are elsewhere on the page. */
function Head({ context: { t, view }, tour }: { context: RenderContext; tour: Tour }) {
  const words = { t, locale: view.locale };
  const { email, name, telephone } = view.site;
  // Latin letters and digits keep their order among Arabic ones.
  const dir = directionOf(view.locale) === 'rtl' ? 'ltr' : undefined;
  // Read and typed by people: not percent-encoded.
  const address = view.publicUrl + view.path;
  const facts = [tour.code && t('dossier.code', { code: tour.code }), durationOf(tour, words), priceFrom(tour, words)];
  return (
    <div aria-hidden="true" className="r-dossier__head">
      <p className="r-dossier__operator">
        <b>{name}</b>
        <span dir={dir}>{[telephone, email].filter(Boolean).join(' · ')}</span>
      </p>
      <p>
        {[t('dossier.kicker'), ...facts].filter(Boolean).join(' · ')}
        <br />
        {dir ? <span dir={dir}>{address}</span> : address}
      </p>
    </div>
  );
}
