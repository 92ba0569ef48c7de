import type { RenderContext } from '../../render/context.ts';
import { isQuiet } from '../../render/quiet.ts';
import { Consent } from './Consent.tsx';
import style from './consent.css?inline';
import { consentData } from './consentData.ts';
import { trackerHosts } from './trackerHosts.ts';

/** Consent banner with the settings and texts of its islands. */
export function ConsentOverlay({ context }: { context: RenderContext }) {
  const { needs, t } = context;
  const tracking = consentData.of(context.view);
  if (!tracking) return null;
  const { chat, measurementId, offered, pixelId, privacyPath, region, revision, sendsPageViews, tagManagerId } =
    tracking;
  needs.use('consent', { style, ...trackerHosts(tracking) });
  return (
    <Consent
      choice={{
        language: context.view.locale,
        offered,
        revision,
        words: {
          title: t('consent.title'),
          intro: t('consent.intro'),
          accept: t('consent.accept'),
          reject: t('consent.reject'),
          save: t('consent.save'),
          close: t('consent.close'),
          necessary: { title: t('consent.necessary'), text: t('consent.necessaryText') },
          analytics: { title: t('consent.statistics'), text: t('consent.statisticsText') },
          advertising: { title: t('consent.advertising'), text: t('consent.advertisingText') },
        },
      }}
      labels={{
        region: t('consent.label'),
        text: t('consent.text'),
        privacy: t('consent.privacy'),
        accept: t('consent.accept'),
        reject: t('consent.reject'),
        preferences: t('consent.preferences'),
        failed: t('consent.failed'),
      }}
      privacyPath={privacyPath}
      question={{ offered, region, revision, ...(isQuiet(context) && { isQuiet: true }) }}
      trackers={{ tagManagerId, measurementId: sendsPageViews ? measurementId : undefined, pixelId, chat }}
    />
  );
}
