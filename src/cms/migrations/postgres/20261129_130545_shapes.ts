// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_style_arches" AS ENUM('arch', 'capsule', 'leaf', 'corner', 'straight');
  ALTER TABLE "theme" ADD COLUMN "style_arches" "enum_theme_style_arches" DEFAULT 'arch';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP COLUMN "style_arches";
  DROP TYPE "public"."enum_theme_style_arches";`)
}
