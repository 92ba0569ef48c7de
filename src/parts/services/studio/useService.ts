import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { ServiceForm } from '../serviceForm.ts';
import { valuesOf, writeValue } from './serviceValues.ts';

interface Answer {
  said?: string;
  /** Validation errors by field. */
  faults?: Record<string, string>;
  form?: ServiceForm;
}

/** State of the form of a service. */
export function useService(first: ServiceForm) {
  const [form, setForm] = useState(first);
  const [values, setValues] = useState(() => valuesOf(first));
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});

  const call = async (path: string, body: object) => {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    setFault('');
    setFaults({});
    try {
      const answer = await callStudioApi<Answer>(`/api/services/${path}`, { service: form.name, ...body });
      setSaid(answer.said ?? '');
      if (answer.faults) {
        setFaults(answer.faults);
        setFault(t('Something is to be corrected first.'));
      }
      if (answer.form) {
        setForm(answer.form);
        setValues(valuesOf(answer.form));
        setPassword('');
      }
    } catch (error) {
      setFault((error as Error).message);
    }
    setBusy(false);
  };

  return {
    ...{ fault, faults, form, isBusy, password, said, setPassword, values },
    /** Whether the page is hydrated: fields are disabled before, since input would be lost. */
    isReady,
    write: (field: string, value: string) => setValues((before) => writeValue(form, before, field, value)),
    save: () => call('save', { values, password }),
    remove: () => call('remove', { password }),
    tryIt: () => call('try', { values }),
  };
}
