'use client';
import { PublishButton, useDocumentInfo, useForm } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { Dismissal } from '../dismissals/dismissals.ts';
import { type PublishFinding, refuses } from '../judge/publishFinding.ts';
import { useShowOf } from './useShowOf.ts';

const FindingsDialog = lazyScript(() => import('./FindingsDialog.tsx'));
const PageNotes = lazyScript(() => import('./PageNotes.tsx'));

/** Id of Payload's button, which publishes. */
const BUTTON = 'action-save';
/** Timeout of the check, in ms: after it the browser publishes unchecked; the server still checks for blocking findings. */
const PATIENCE_MS = 10_000;
/** Advice that was skipped in this window, which is not shown again. */
const passedOver = new Set<string>();

/** Payload's button, which publishes after a check: findings are shown first. */
export function GuardedPublish() {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { getFields } = useForm();
  const box = useRef<HTMLSpanElement>(null);
  const isPassed = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [findings, setFindings] = useState<readonly PublishFinding[]>();
  const document = `${collectionSlug}/${id}`;
  const nameOf = ({ key }: PublishFinding) => `${document} ${key}`;

  const publish = () => {
    for (const finding of findings ?? []) passedOver.add(nameOf(finding));
    setFindings(undefined);
    isPassed.current = true;
    box.current?.querySelector<HTMLElement>(`#${BUTTON}`)?.click();
    isPassed.current = false;
  };

  const check = async () => {
    setChecking(true);
    const data = reduceFieldsToValues(getFields(), true);
    const path = '/api/guard/check';
    const found = await callStudioApi<{ findings: PublishFinding[] }>(
      path,
      { document, data },
      AbortSignal.timeout(PATIENCE_MS),
    ).catch(() => undefined);
    setChecking(false);
    const isNews = (finding: PublishFinding) => !finding.aside && !passedOver.has(nameOf(finding));
    if (found?.findings.some((finding) => refuses(finding) || isNews(finding))) setFindings(found.findings);
    else publish();
  };

  const intercept = (event: MouseEvent) => {
    const isPublish = event.target instanceof Element && event.target.closest(`#${BUTTON}`);
    if (!isPublish || isPassed.current || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isChecking) void check();
  };

  const placeOf = useShowOf(collectionSlug);
  const showOf = (finding: Pick<PublishFinding, 'block' | 'field'>) => {
    const show = placeOf(finding);
    return (
      show &&
      (() => {
        setFindings(undefined);
        // The closing dialog restores focus first.
        requestAnimationFrame(show);
      })
    );
  };

  const putAside = async (finding: PublishFinding, reason: string) => {
    const { key } = finding;
    const { asides } = await callStudioApi<{ asides: Dismissal[] }>('/api/guard/aside', { document, key, reason });
    const aside = asides.find((each) => each.key === key);
    setFindings((all) => all?.map((each) => (each.key === key ? { ...each, aside } : each)));
  };

  return (
    <span aria-busy={isChecking} className="rihla-guarded" onClickCapture={intercept} ref={box}>
      <PublishButton />
      <span aria-live="polite" className="rihla-unseen">
        {isChecking && t('The page is being checked.')}
      </span>
      <Suspense fallback={null}>{id !== undefined && <PageNotes document={document} showOf={showOf} />}</Suspense>
      {findings && (
        <Suspense fallback={null}>
          <FindingsDialog
            findings={findings}
            onAside={putAside}
            onClose={() => setFindings(undefined)}
            onPublish={publish}
            showOf={showOf}
          />
        </Suspense>
      )}
    </span>
  );
}
