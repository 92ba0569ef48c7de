import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`skip_lightbox\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`slideshow\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`skip_lightbox\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`slideshow\` text;`)
  await db.run(sql`ALTER TABLE \`chat\` DROP COLUMN \`styles_is_show_g_d_p_r\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`chat\` ADD \`styles_is_show_g_d_p_r\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` DROP COLUMN \`skip_lightbox\`;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` DROP COLUMN \`slideshow\`;`)
  await db.run(sql`ALTER TABLE \`menus_items\` DROP COLUMN \`skip_lightbox\`;`)
  await db.run(sql`ALTER TABLE \`menus_items\` DROP COLUMN \`slideshow\`;`)
}
