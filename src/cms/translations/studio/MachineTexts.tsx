import { useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { digitsOf } from '../../../shared/formatLocales.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { describeEstimate, textsOfDocuments } from '../machine/describeEstimate.ts';
import type { MachineAnswer, MachineEstimate } from '../machine/machineEndpoints.ts';

interface MachineTextsProps {
  /** Documents, such as `pages:7`. */
  of: readonly string[];
  locale: string;
  /** Name of the service. */
  machine: string;
  /** Takes what was made of one document; absent: it is saved as a draft. */
  onMade?: (made: MachineAnswer) => void;
  /** Called when all is done. */
  onDone?: () => void;
}

/** Has missing texts translated by a machine, in two steps: what it costs, then the texts, one document after another. */
export function MachineTexts({ locale, machine, of, onDone, onMade }: MachineTextsProps) {
  const [estimate, setEstimate] = useState<MachineEstimate>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);
  const main = useRef<HTMLButtonElement>(null);
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  const ask = () =>
    run(async () => {
      const found = await callStudioApi<MachineEstimate>('/api/translations/machine/estimate', { of, locale });
      const isEnough = found.left === undefined || found.characters <= found.left;
      setEstimate(found.documents.length > 0 && isEnough ? found : undefined);
      setSaid(describeEstimate(found));
    });
  const translate = ({ documents }: MachineEstimate) =>
    run(async () => {
      setEstimate(undefined);
      isStopped.current = false;
      let [done, texts] = [0, 0];
      const left: string[] = [];
      const told = () => textsOfDocuments(texts, done);
      for (const document of documents) {
        if (isStopped.current) break;
        setSaid(
          t('“{title}” is being translated ({number} of {all}).', {
            title: document.title,
            number: done + 1,
            all: documents.length,
          }),
        );
        const body = { of: [document.of], locale, isSaved: !onMade };
        const made = await callStudioApi<MachineAnswer>('/api/translations/machine', body).catch((error: Error) => {
          throw done > 0
            ? new Error(`${error.message} ${t('Before that, {texts} were translated.', { texts: told() })}`)
            : error;
        });
        onMade?.(made);
        done += 1;
        texts += Object.keys(made.texts).length;
        left.push(...made.left);
      }
      const lost =
        left.length > 0
          ? ` ${t('Left for you, since their markup was lost: {texts}.', { texts: left.join(t('; ')) })}`
          : '';
      const saved = t(onMade ? 'Look at each, then save.' : 'They are saved as drafts. Look at each, then publish.');
      setSaid(`${t('Translated: {texts}.', { texts: told() })} ${saved}${lost}`);
      onDone?.();
    });
  return (
    <>
      {/* One button in both steps, which keeps the focus. */}
      <button
        aria-disabled={isBusy || of.length === 0 || undefined}
        onClick={() => (estimate ? translate(estimate) : of.length > 0 && ask())}
        ref={main}
        type="button"
      >
        {estimate
          ? t('Translate for {count} characters', {
              count: estimate.characters.toLocaleString(digitsOf(studioLanguage())),
            })
          : t('Fill missing texts with {machine}', { machine })}
      </button>
      {estimate && (
        <button
          onClick={() => {
            setEstimate(undefined);
            setSaid('');
            main.current?.focus();
          }}
          type="button"
        >
          {t('Leave it')}
        </button>
      )}
      {isBusy && of.length > 1 && !estimate && (
        <button
          onClick={() => {
            isStopped.current = true;
          }}
          type="button"
        >
          {t('Stop after this one')}
        </button>
      )}
      <p role="status">{said}</p>
    </>
  );
}
