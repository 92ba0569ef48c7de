import type { ServerProps } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { tCount } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
import { readSiteCheck } from '../site/readSiteCheck.ts';
import { countBlocking } from '../site/siteCheck.ts';
import { CHECK_PATH } from './sitePath.ts';
import './findings.css';

/** Line on the studio's first page when something on the site is broken for visitors. */
export async function CheckLine({ payload, user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  const count = countBlocking(await readSiteCheck(payload));
  if (count === 0) return null;
  return (
    <p className="rihla-check-line">
      {tRich('{what} for visitors, as the last check found.', {
        what: (
          <a href={CHECK_PATH}>
            {tCount('One thing on the site is broken', '{count} things on the site are broken', count)}
          </a>
        ),
      })}
    </p>
  );
}
