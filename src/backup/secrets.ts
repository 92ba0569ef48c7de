import type { Table } from './tables.ts';

// Passwords are salted and hashed, and stay: staff must be able to sign in after a restore.

/** Transient tables: sessions and document locks, valid for the running site only. */
const TRANSIENT = /^(payload_locked_documents(_rels)?|.*_sessions)$/;

/**
 * SQL conditions for the rows that a backup keeps of a table. Payload's key-value store has notes of the running site, such as who is signed in
 * where; that the site is not launched yet, what the demo made and who has hidden the first steps is content (decision 144). Keys of services are in it as they
 * are stored, sealed with the site's secret, which is no part of a backup (decision 155); second steps of accounts likewise: a backup must
 * not bypass them (decision 167). Passkeys are public keys, and open nothing (decision 183).
 */
const KEPT_ROWS: Readonly<Record<string, string>> = {
  payload_kv:
    "key IN ('site-preparing', 'demo-seed') OR key LIKE 'first-steps-hidden:%' OR key LIKE 'service:%' OR key LIKE 'second-step:%' OR key LIKE 'passkeys:%'",
};

/** Columns with credentials or failed sign-in counts, and their replacement in a backup. */
const BLANKS: Readonly<Record<string, string>> = {
  reset_password_token: 'NULL',
  reset_password_expiration: 'NULL',
  reset_password_requested_at: 'NULL',
  _verificationtoken: 'NULL',
  api_key: 'NULL',
  api_key_index: 'NULL',
  enable_a_p_i_key: 'false',
  login_attempts: '0',
  lock_until: 'NULL',
};

/** The same for single tables, where other tables use that column name too. */
const BLANKS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: { attempts: 'NULL', sessions: 'NULL' },
};

/** Whether a backup leaves out the rows of a table. */
export function isTransient(table: string): boolean {
  return TRANSIENT.test(table);
}

/** The SQL condition for the rows that a backup keeps of a table; undefined: all of them. */
export function keptRowsOf(table: string): string | undefined {
  return KEPT_ROWS[table];
}

/** SQL expressions by column that replace the value in a backup. */
export function blanksOf({ name, columns }: Table): Map<string, string> {
  const blanks = columns.flatMap((column): [string, string][] => {
    // A running scheduled publish must be picked up by the restored site.
    if (name === 'payload_jobs' && column.name === 'processing') return [[column.name, 'false']];
    const blank = BLANKS_OF[name]?.[column.name] ?? BLANKS[column.name];
    return blank ? [[column.name, blank]] : [];
  });
  return new Map(blanks);
}
