// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`tours\` ADD \`child_age_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`tours\` ADD \`children_per_adult\` numeric;`)
  await db.run(sql`ALTER TABLE \`tours\` ADD \`children_alone\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_child_age_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_children_per_adult\` numeric;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_children_alone\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`holder\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_holder_idx\` ON \`bookings\` (\`holder\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`confirm_by\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`mailbox\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`proven_at\` text;`)
  await db.run(sql`CREATE INDEX \`orders_confirm_by_idx\` ON \`orders\` (\`confirm_by\`);`)
  await db.run(sql`CREATE INDEX \`orders_mailbox_idx\` ON \`orders\` (\`mailbox\`);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`proven_seats\` numeric DEFAULT 24;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`proven_departures\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`confirm_hours\` numeric DEFAULT 24;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`bookings_holder_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`holder\`;`)
  await db.run(sql`DROP INDEX \`orders_confirm_by_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_mailbox_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`confirm_by\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`mailbox\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`proven_at\`;`)
  await db.run(sql`ALTER TABLE \`tours\` DROP COLUMN \`child_age_max\`;`)
  await db.run(sql`ALTER TABLE \`tours\` DROP COLUMN \`children_per_adult\`;`)
  await db.run(sql`ALTER TABLE \`tours\` DROP COLUMN \`children_alone\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` DROP COLUMN \`version_child_age_max\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` DROP COLUMN \`version_children_per_adult\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` DROP COLUMN \`version_children_alone\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`proven_seats\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`proven_departures\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`confirm_hours\`;`)
}
