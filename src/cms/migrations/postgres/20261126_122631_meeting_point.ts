// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours" ADD COLUMN "meeting_time" varchar;
  ALTER TABLE "tours_locales" ADD COLUMN "meeting_place" varchar;
  ALTER TABLE "_tours_v" ADD COLUMN "version_meeting_time" varchar;
  ALTER TABLE "_tours_v_locales" ADD COLUMN "version_meeting_place" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours" DROP COLUMN "meeting_time";
  ALTER TABLE "tours_locales" DROP COLUMN "meeting_place";
  ALTER TABLE "_tours_v" DROP COLUMN "version_meeting_time";
  ALTER TABLE "_tours_v_locales" DROP COLUMN "version_meeting_place";`)
}
