import type { Table } from './tables.ts';

// Passwords are salted and hashed, and stay: staff must be able to log in after a restore.

/** Who is logged in, who has which form open, and what Payload remembers for a moment: true only for the running site. */
const TRANSIENT = /^(payload_kv|payload_locked_documents(_rels)?|.*_sessions)$/;

/** Columns that open an account, or count towards closing it for a while, and what a backup holds in their place. */
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

/** The same of one table, where others have a column of that name too. */
const BLANKS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: { attempts: 'NULL', sessions: 'NULL' },
};

/** A backup has no rows of such a table. */
export function isTransient(table: string): boolean {
  return TRANSIENT.test(table);
}

/** SQL expressions by column: what a backup holds in place of the value. */
export function blanksOf({ name, columns }: Table): Map<string, string> {
  const blanks = columns.flatMap((column): [string, string][] => {
    // A scheduled publish that a process holds at this moment must be taken up by the one that is restored.
    if (name === 'payload_jobs' && column.name === 'processing') return [[column.name, 'false']];
    const blank = BLANKS_OF[name]?.[column.name] ?? BLANKS[column.name];
    return blank ? [[column.name, blank]] : [];
  });
  return new Map(blanks);
}
