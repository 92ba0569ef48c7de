import { Island } from '../../islands/Island.tsx';
import { Link } from '../../render/links/Link.tsx';
import type { ConsentChoiceProps } from './island/choice/consentChoiceProps.ts';
import type { TrackersProps } from './island/trackers/trackersProps.ts';
import type { ConsentQuestion } from './rules/decideConsent.ts';

export interface ConsentProps {
  question: ConsentQuestion;
  choice: ConsentChoiceProps;
  trackers: TrackersProps;
  labels: Record<'region' | 'text' | 'privacy' | 'accept' | 'reject' | 'preferences' | 'failed', string>;
  privacyPath: string | undefined;
}

/**
 * Consent banner, hidden until `ConsentIsland` requests an answer, and two islands that stay inert in their template until the visitor
 * answers or consents.
 * `ConsentIsland` sets `data-waiting` on the banner while an answer is pending, and `--consent-size`, the banner's height, on the page while it is
 * shown.
 */
export function Consent({ choice, labels, privacyPath, question, trackers }: ConsentProps) {
  return (
    <Island<typeof import('./island/ConsentIsland.ts')> name="consent" props={question} trigger="load">
      <section aria-label={labels.region} className="r-consent" data-nosnippet="" hidden>
        <p className="r-consent__text">
          {labels.text} {privacyPath && <Link href={privacyPath}>{labels.privacy}</Link>}
        </p>
        <p className="r-consent__failed" hidden role="alert">
          {labels.failed}
        </p>
        <div className="r-consent__actions">
          <button className="r-consent__answer" data-consent="accept" type="button">
            {labels.accept}
          </button>
          <button className="r-consent__answer" data-consent="reject" type="button">
            {labels.reject}
          </button>
          <button className="r-consent__more" data-consent="preferences" type="button">
            {labels.preferences}
          </button>
        </div>
      </section>
      <template>
        <Island<typeof import('./island/choice/ConsentChoiceIsland.ts')>
          name="consent-choice"
          props={choice}
          trigger="load"
        >
          {null}
        </Island>
        <Island<typeof import('./island/trackers/TrackersIsland.ts')> name="trackers" props={trackers} trigger="idle">
          {null}
        </Island>
      </template>
    </Island>
  );
}
