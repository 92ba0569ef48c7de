import { useRef } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { type PublishFinding, refuses } from '../judge/publishFinding.ts';
import { FindingItem } from './FindingItem.tsx';
import '../../../cms/studio/form.css';
import './findings.css';

interface FindingsDialogProps {
  findings: readonly PublishFinding[];
  onClose: () => void;
  onPublish: () => void;
  /** Opens the field of a finding; undefined when it is in no field of the form. */
  showOf: (finding: PublishFinding) => (() => void) | undefined;
  onAside: (finding: PublishFinding, reason: string) => Promise<void>;
}

/** Findings before publishing: errors that prevent it, and advice that can be skipped. */
export default function FindingsDialog({ findings, onAside, onClose, onPublish, showOf }: FindingsDialogProps) {
  const groups = [
    { title: t('Mend before it can be published'), found: findings.filter(refuses) },
    { title: t('Could be better'), found: findings.filter((finding) => !finding.aside && !refuses(finding)) },
    { title: t('Put aside'), found: findings.filter(({ aside }) => aside) },
  ];
  const isRefused = findings.some(refuses);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog className="rihla-form rihla-findings" label={t('Before it is published')} onClose={onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {isRefused ? t('This cannot be published yet') : t('Before it is published')}
      </h2>
      <div className="rihla-findings__lists">
        {groups.map(
          ({ found, title }) =>
            found.length > 0 && (
              <section aria-label={title} key={title}>
                <h3>{title}</h3>
                <ul>
                  {found.map((finding) => (
                    <FindingItem
                      finding={finding}
                      key={finding.key}
                      onAside={async (reason) => {
                        await onAside(finding, reason);
                        // It moves to another list, and its button with it.
                        heading.current?.focus();
                      }}
                      onShow={showOf(finding)}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <p className="rihla-findings__buttons">
        {!isRefused && (
          <button className="rihla-findings__main" onClick={onPublish} type="button">
            {t('Publish')}
          </button>
        )}
        <button onClick={onClose} type="button">
          {isRefused ? t('Close') : t('Not yet')}
        </button>
      </p>
    </Dialog>
  );
}
