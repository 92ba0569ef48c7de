// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_templates_kind" ADD VALUE 'section';
  ALTER TYPE "public"."enum__templates_v_version_kind" ADD VALUE 'section';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_templates_kind";
  CREATE TYPE "public"."enum_templates_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found', 'tour', 'tourArchive', 'card');
  ALTER TABLE "templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_templates_kind" USING "kind"::"public"."enum_templates_kind";
  ALTER TABLE "_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__templates_v_version_kind";
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found', 'tour', 'tourArchive', 'card');
  ALTER TABLE "_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__templates_v_version_kind" USING "version_kind"::"public"."enum__templates_v_version_kind";`)
}
