// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_arches\` text DEFAULT 'arch';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_arches\`;`)
}
