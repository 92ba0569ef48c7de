// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`tours\` ADD \`meeting_time\` text;`)
  await db.run(sql`ALTER TABLE \`tours_locales\` ADD \`meeting_place\` text;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_meeting_time\` text;`)
  await db.run(sql`ALTER TABLE \`_tours_v_locales\` ADD \`version_meeting_place\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`tours\` DROP COLUMN \`meeting_time\`;`)
  await db.run(sql`ALTER TABLE \`tours_locales\` DROP COLUMN \`meeting_place\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` DROP COLUMN \`version_meeting_time\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v_locales\` DROP COLUMN \`version_meeting_place\`;`)
}
