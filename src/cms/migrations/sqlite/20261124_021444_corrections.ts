// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`cancellation_fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`refund_due\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`holder\` text;`)
  await db.run(sql`CREATE INDEX \`orders_holder_idx\` ON \`orders\` (\`holder\`);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`held_seats\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`held_departures\` numeric DEFAULT 4;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`unpaid_share\` numeric DEFAULT 50;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`unpaid_days\` numeric DEFAULT 3;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_holder_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`holder\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`cancellation_fee\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`refund_due\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`held_seats\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`held_departures\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`unpaid_share\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`unpaid_days\`;`)
}
