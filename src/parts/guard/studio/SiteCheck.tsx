import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { usePolled } from '../../../cms/studio/usePolled.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { type SiteCheck as Check, countBlocking, type ShownDocument, type ShownFinding } from '../site/siteCheck.ts';
import { DocumentFindings } from './DocumentFindings.tsx';
import { COUNT_EVENT } from './sitePath.ts';

const REPORT = '/api/guard/report';

/** Findings of the last check of the whole site, by document; it is checked again on request, and each night. */
export function SiteCheck({ first }: { first: Check }) {
  const { data = first, problem, readAgain } = usePolled<Check>(REPORT, { address: REPORT, data: first }, isBusy);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const blocking = countBlocking(data);
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: blocking }));
  }, [blocking]);
  const run = async () => {
    if (isBusy(data)) return;
    await callStudioApi('/api/guard/run', {}).then(
      () => {
        setFault('');
        readAgain();
      },
      (error: Error) => setFault(error.message),
    );
  };
  const putAside = async ({ document }: ShownDocument, { key }: ShownFinding, reason: string) => {
    await callStudioApi('/api/guard/aside', { document, key, reason });
    setSaid(t(reason ? 'It is put aside, with your reason.' : 'It counts again.'));
    readAgain();
    // The finding moves to another list, and its button with it.
    status.current?.focus();
  };
  const open = data.documents.flatMap((one) => keep(one, ({ aside }) => !aside));
  const aside = data.documents.flatMap((one) => keep(one, (finding) => finding.aside !== undefined));
  const list = (documents: readonly ShownDocument[]) =>
    documents.map((one) => <DocumentFindings key={one.document} of={one} onAside={putAside} />);
  return (
    <div className="rihla-form rihla-check">
      <PageHead isLive summary={summaryOf(data, blocking)} title={t('Check the site')}>
        <button
          className="rihla-page-tool"
          aria-disabled={isBusy(data) || undefined}
          onClick={() => void run()}
          type="button"
        >
          {t(isBusy(data) ? 'Checking …' : 'Check now')}
        </button>
      </PageHead>
      {data.progress && (
        <progress aria-label={t('Pages checked')} max={data.progress.total || 1} value={data.progress.done} />
      )}
      <p className="rihla-check__said" ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      <p className="rihla-check__fault" role="alert">
        {fault || problem}
      </p>
      {open.length === 0 && data.at && <p className="rihla-check__empty">{t('Nothing to mend, and no advice.')}</p>}
      {list(open)}
      {aside.length > 0 && (
        <details>
          <summary>{t('Put aside')}</summary>
          {list(aside)}
        </details>
      )}
    </div>
  );
}

function isBusy({ progress }: Check): boolean {
  return progress !== undefined;
}

function keep(one: ShownDocument, is: (finding: ShownFinding) => boolean): ShownDocument[] {
  const findings = one.findings.filter(is);
  return findings.length > 0 ? [{ ...one, findings }] : [];
}

function summaryOf(data: Check, blocking: number): string {
  const { at, documents, pages, progress } = data;
  if (progress)
    return progress.total > 0
      ? t('{done} of {total} pages are checked.', { done: progress.done, total: progress.total })
      : t('The check begins.');
  if (!at) return t('It was not checked yet. It is by itself each night, and now at a press.');
  const advice = documents
    .flatMap(({ findings }) => findings)
    .filter(({ aside, isBlocking }) => !aside && !isBlocking).length;
  const found = [
    blocking === 0 ? t('nothing to mend') : tCount('{count} thing to mend', '{count} things to mend', blocking),
    tCount('{count} advice', '{count} pieces of advice', advice),
  ];
  return tCount('{count} page checked {moment}: {found}.', '{count} pages checked {moment}: {found}.', pages, {
    moment: studioMoment(at),
    found: listed(found),
  });
}
