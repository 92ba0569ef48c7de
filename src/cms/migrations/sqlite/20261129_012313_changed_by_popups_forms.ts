// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` ADD \`version_changed_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_forms_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_popups_v\` DROP COLUMN \`version_changed_by\`;`)
}
