import Database from 'libsql';

/** Statements that a connection keeps; the least recently used is the first to go. */
export const KEPT_STATEMENTS = 100;
/** What a site runs again and again. Anything else, such as a change of a table, makes a connection forget what it has kept. */
const REPEATED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Says nothing about tables, and costs nothing to prepare. */
const PASSING = /^\s*(?:begin|commit|rollback|savepoint|release)\b/i;

type Statement = Database.Statement;

const kept = new WeakMap<object, Map<string, Statement>>();
/** Marks the client, which is one for all copies of this module in a process: that of the server and that of the studio's build. */
const KEEPING = Symbol.for('rihla.keepStatements');

/**
 * Makes all connections of the SQLite client keep the statements that they have prepared. The client prepares each anew, which takes longer than
 * most statements run: SQLite plans it, and its columns are described twice. SQLite itself plans a kept one anew when another connection has
 * changed a table.
 */
export function keepStatements(): void {
  if (KEEPING in Database.prototype) return;
  const prepare = Database.prototype.prepare as (this: Database.Database, sql: string) => Statement;
  const keeping = function (this: Database.Database, sql: string): Statement {
    if (PASSING.test(sql)) return prepare.call(this, sql);
    if (!REPEATED.test(sql)) {
      kept.delete(this);
      return prepare.call(this, sql);
    }
    const statements = kept.get(this) ?? new Map<string, Statement>();
    kept.set(this, statements);
    const statement = statements.get(sql) ?? reusable(prepare.call(this, sql), () => statements.delete(sql));
    // The last one of a map is the most recently used.
    statements.delete(sql);
    statements.set(sql, statement);
    if (statements.size > KEPT_STATEMENTS) statements.delete(statements.keys().next().value ?? sql);
    return statement;
  };
  const close = Database.prototype.close as (this: Database.Database) => void;
  Object.assign(Database.prototype, {
    [KEEPING]: true,
    prepare: keeping,
    close(this: Database.Database) {
      // SQLite keeps the file open as long as a statement is there.
      kept.delete(this);
      close.call(this);
    },
  });
}

/** Asks a statement only once what its answers look like, and forgets one that has failed. */
function reusable(statement: Statement, forget: () => void): Statement {
  const { all, columns, raw, run } = statement;
  let described: Database.ColumnDefinition[] | undefined;
  let answers: { isRaw: boolean | undefined; refusal?: unknown } | undefined;
  const orForget =
    <Result>(act: (...values: unknown[]) => Result) =>
    (...values: unknown[]): Result => {
      try {
        return act.apply(statement, values);
      } catch (error) {
        forget();
        throw error;
      }
    };
  return Object.assign(statement, {
    all: orForget(all),
    run: orForget(run),
    columns: () => {
      described ??= columns.call(statement);
      return described;
    },
    // The client asks each time, and learns from a refusal that a statement answers with no rows.
    raw: (isRaw?: boolean) => {
      if (!answers || answers.isRaw !== isRaw) {
        answers = { isRaw };
        try {
          raw.call(statement, isRaw);
        } catch (refusal) {
          answers.refusal = refusal;
        }
      }
      if (answers.refusal) throw answers.refusal;
      return statement;
    },
  });
}
