// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours" ADD COLUMN "child_age_max" numeric;
  ALTER TABLE "tours" ADD COLUMN "children_per_adult" numeric;
  ALTER TABLE "tours" ADD COLUMN "children_alone" boolean DEFAULT false;
  ALTER TABLE "_tours_v" ADD COLUMN "version_child_age_max" numeric;
  ALTER TABLE "_tours_v" ADD COLUMN "version_children_per_adult" numeric;
  ALTER TABLE "_tours_v" ADD COLUMN "version_children_alone" boolean DEFAULT false;
  ALTER TABLE "bookings" ADD COLUMN "holder" varchar;
  ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "mailbox" varchar;
  ALTER TABLE "orders" ADD COLUMN "proven_at" timestamp(3) with time zone;
  ALTER TABLE "shop" ADD COLUMN "proven_seats" numeric DEFAULT 24;
  ALTER TABLE "shop" ADD COLUMN "proven_departures" numeric DEFAULT 8;
  ALTER TABLE "shop" ADD COLUMN "confirm_hours" numeric DEFAULT 24;
  CREATE INDEX "bookings_holder_idx" ON "bookings" USING btree ("holder");
  CREATE INDEX "orders_confirm_by_idx" ON "orders" USING btree ("confirm_by");
  CREATE INDEX "orders_mailbox_idx" ON "orders" USING btree ("mailbox");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "bookings_holder_idx";
  DROP INDEX "orders_confirm_by_idx";
  DROP INDEX "orders_mailbox_idx";
  ALTER TABLE "tours" DROP COLUMN "child_age_max";
  ALTER TABLE "tours" DROP COLUMN "children_per_adult";
  ALTER TABLE "tours" DROP COLUMN "children_alone";
  ALTER TABLE "_tours_v" DROP COLUMN "version_child_age_max";
  ALTER TABLE "_tours_v" DROP COLUMN "version_children_per_adult";
  ALTER TABLE "_tours_v" DROP COLUMN "version_children_alone";
  ALTER TABLE "bookings" DROP COLUMN "holder";
  ALTER TABLE "orders" DROP COLUMN "confirm_by";
  ALTER TABLE "orders" DROP COLUMN "mailbox";
  ALTER TABLE "orders" DROP COLUMN "proven_at";
  ALTER TABLE "shop" DROP COLUMN "proven_seats";
  ALTER TABLE "shop" DROP COLUMN "proven_departures";
  ALTER TABLE "shop" DROP COLUMN "confirm_hours";`)
}
