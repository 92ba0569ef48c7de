'use client';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Button that hides the steps, or shows them again. */
export function HideSteps({ isHidden }: { isHidden: boolean }) {
  return (
    <Press body={{ isHidden: !isHidden }} path="hidden">
      {t(isHidden ? 'Show them' : 'Hide them')}
    </Press>
  );
}

/** Button that sends a test letter to the signed-in user. */
export function SendTestLetter({ to }: { to: string }) {
  return (
    <Press body={{}} path="letter">
      {t('Send a letter to {address}', { address: to })}
    </Press>
  );
}

/** Button that says what SPF, DKIM and DMARC tell of the sender's domain. */
export function CheckSenderRecords() {
  return (
    <Press body={{}} path="records">
      {t('See what SPF, DKIM and DMARC say')}
    </Press>
  );
}

/** Button that allows search engines. */
export function LaunchSite() {
  return (
    <Press body={{}} isMain path="launch">
      {t('Launch the site')}
    </Press>
  );
}

/** Stand of the steps. It gets the focus at the launch, whose button is gone with the steps. */
export function Stand({ children, isPreparing }: { children: ReactNode; isPreparing: boolean }) {
  const stand = useRef<HTMLParagraphElement>(null);
  const was = useRef(isPreparing);
  useEffect(() => {
    if (was.current && !isPreparing) stand.current?.focus();
    was.current = isPreparing;
  }, [isPreparing]);
  return (
    <p ref={stand} tabIndex={-1}>
      {children}
    </p>
  );
}

/** Button that removes the demo; once nothing of it is left, what the removal has said. */
export function RemoveDemo({ isOver }: { isOver: boolean }) {
  return (
    <Press body={{}} isMain isOver={isOver} path="demo">
      {t('Take the demo away')}
    </Press>
  );
}

interface PressProps {
  /** Of the endpoint, below `/api/first-steps/`. */
  path: string;
  body: object;
  isMain?: boolean;
  /** Whether there is nothing left to press for: the result takes the button's place, and its focus. */
  isOver?: boolean;
  children: ReactNode;
}

/** A button that sends a request, shows its result, and reloads the steps. */
function Press({ body, children, isMain = false, isOver = false, path }: PressProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    try {
      const answer = await callStudioApi<{ said?: string }>(`/api/first-steps/${path}`, body);
      setSaid(answer.said ?? '');
      router.refresh();
    } catch (error) {
      setFault((error as Error).message);
    }
    setBusy(false);
  };
  const result = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isOver && said) result.current?.focus();
  }, [isOver, said]);
  return (
    <div className="rihla-steps__press">
      {!isOver && (
        <button
          aria-disabled={isBusy || undefined}
          data-main={isMain || undefined}
          onClick={() => void press()}
          type="button"
        >
          {isBusy ? t('One moment …') : children}
        </button>
      )}
      <span ref={result} role="status" tabIndex={isOver && said ? -1 : undefined}>
        {said}
      </span>
      <span className="rihla-steps__fault" role="alert">
        {fault}
      </span>
    </div>
  );
}
