import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { findIds } from '../../../cms/database/queries/findIds.ts';
import { containsDigits, containsWords, type DatabaseName } from '../../../cms/database/queries/textMatch.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { readTypedPhone } from './readTypedPhone.ts';

/** Maximum number of ids; more than are shown, since carts are left out afterwards. */
const MAX_IDS = 500;

const TEXTS = {
  [BOOKINGS]: ['reference', 'name', 'email', 'tour_title', 'reseller_reference'],
  [ORDERS]: ['reference', 'name', 'email'],
} as const;

/**
 * Ids of bookings or orders that contain the search text: their texts without regard to case and marks, telephone numbers by their digits,
 * and fellow travellers.
 */
export function matchingIds(payload: Payload, table: keyof typeof TEXTS, sought: string): Promise<number[]> {
  const words = sought.split(/\s+/).filter(Boolean);
  const digits = readTypedPhone(sought);
  const condition = (database: DatabaseName): SQL => {
    const ways = [
      // A name is written as part of a statement; only its type says otherwise.
      ...TEXTS[table].map((column) => containsWords(database, sql.identifier(column) as unknown as SQL, words)),
      ...(digits ? [containsDigits(database, sql`phone`, digits)] : []),
      ...(table === BOOKINGS ? [hasTraveller(database, words)] : []),
    ];
    return sql.join(ways, sql` or `);
  };
  return findIds(payload, { table, condition, limit: MAX_IDS });
}

/** Whether a traveller of a booking has this name, which is in a JSON column. */
function hasTraveller(database: DatabaseName, words: readonly string[]): SQL {
  const [rows, of] =
    database === 'postgres'
      ? [
          sql`jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]'::jsonb end) as traveller(value)`,
          (field: string) => sql`coalesce(traveller.value -> 'contact' ->> ${sql.raw(`'${field}'`)}, '')`,
        ]
      : [
          sql`json_each(items) as traveller`,
          (field: string) => sql`coalesce(json_extract(traveller.value, ${sql.raw(`'$.contact.${field}'`)}), '')`,
        ];
  const name = sql`(${of('fullName')} || ' ' || ${of('firstName')} || ' ' || ${of('lastName')})`;
  return sql`exists (select 1 from ${rows} where ${containsWords(database, name, words)})`;
}
