// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "popups" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_popups_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "changed_by";
  ALTER TABLE "_forms_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "popups" DROP COLUMN "changed_by";
  ALTER TABLE "_popups_v" DROP COLUMN "version_changed_by";`)
}
