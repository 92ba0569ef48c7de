import { useEffect, useId, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import type { DepartureGuides as Guides } from '../../endpoints/guideEndpoints.ts';

/** Guides of a departure, as a list to tick; each tick is saved at once. */
export function DepartureGuides({ id }: { id: number }) {
  const label = useId();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<Guides>();
  const [said, setSaid] = useState('');
  const path = `/api/departures/${id}/guides`;
  useEffect(() => {
    const controller = new AbortController();
    callStudioApi<Guides>(path, undefined, controller.signal).then(setRead, () => undefined);
    return () => controller.abort();
  }, [path]);
  if (!read) return null;
  const { guides, people } = read;
  const names = people.filter((one) => guides.includes(one.id)).map(({ name }) => name);
  const tick = async (person: number, isTicked: boolean) => {
    const wanted = isTicked ? [...guides, person] : guides.filter((one) => one !== person);
    setSaid('');
    setRead({ ...read, guides: wanted });
    try {
      setRead(await callStudioApi<Guides>(path, { guides: wanted }));
      setSaid(t('Saved.'));
    } catch (error) {
      setRead(read);
      setSaid((error as Error).message);
    }
  };
  return (
    <div className="rihla-board-guides">
      <p>
        <span>
          <span id={label}>{t('Guides')}</span>: {names.join(', ') || t('nobody yet')}
        </span>
        <button
          aria-expanded={isOpen}
          className="rihla-page-tool"
          onClick={() => setOpen((before) => !before)}
          type="button"
        >
          {isOpen ? t('Done') : t('Choose guides')}
        </button>
      </p>
      {isOpen && (
        <ul aria-labelledby={label}>
          {people.map(({ id: person, name }) => (
            <li key={person}>
              <label>
                <input
                  checked={guides.includes(person)}
                  onChange={({ target }) => void tick(person, target.checked)}
                  type="checkbox"
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
