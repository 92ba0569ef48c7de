// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`cancellation_fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`refund_due\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`cancellation_fee\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`refund_due\`;`)
}
