import { t } from '../../../../shared/studioWords/t.ts';
import { describeMomentInFull } from '../../../../shared/time/moment.ts';
import type { Timezone } from '../../../../shared/time/timezone.ts';
import type { ManifestParty } from '../../rules/manifest.ts';

/** A booking of the passenger list with its travellers, kept together on a page. Renders a `<tbody>`. */
export function ManifestRows({ party, zone }: { party: ManifestParty; zone: Timezone }) {
  const { email, heldUntil, name, notes, partner, passengers, phone, reference } = party;
  return (
    <tbody data-is-held={heldUntil !== undefined}>
      <tr>
        <th scope="row">
          <span className="rihla-manifest__reference">{reference}</span>
          {partner && <span>{partner}</span>}
          {heldUntil !== undefined && (
            <span className="rihla-manifest__held">
              {t('On hold until {moment}', { moment: describeMomentInFull(heldUntil, zone) })}
            </span>
          )}
        </th>
        <td>
          <strong>{name || t('No name yet')}</strong>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
        </td>
        <td>
          <ol>
            {passengers.map((passenger) => (
              <li key={passenger.key}>
                {passenger.name || <span className="rihla-manifest__blank">{t('Name')}</span>}{' '}
                <span className="rihla-manifest__unit">{passenger.unit}</span>
                {passenger.notes && <em>{passenger.notes}</em>}
              </li>
            ))}
          </ol>
        </td>
        <td className="rihla-manifest__notes">{notes}</td>
      </tr>
    </tbody>
  );
}
