// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ADD COLUMN "cancellation_fee" numeric;
  ALTER TABLE "bookings" ADD COLUMN "refund_due" numeric;
  ALTER TABLE "orders" ADD COLUMN "holder" varchar;
  ALTER TABLE "shop" ADD COLUMN "held_seats" numeric DEFAULT 12;
  ALTER TABLE "shop" ADD COLUMN "held_departures" numeric DEFAULT 4;
  ALTER TABLE "shop" ADD COLUMN "unpaid_share" numeric DEFAULT 50;
  ALTER TABLE "shop" ADD COLUMN "unpaid_days" numeric DEFAULT 3;
  CREATE INDEX "orders_holder_idx" ON "orders" USING btree ("holder");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_holder_idx";
  ALTER TABLE "bookings" DROP COLUMN "cancellation_fee";
  ALTER TABLE "bookings" DROP COLUMN "refund_due";
  ALTER TABLE "orders" DROP COLUMN "holder";
  ALTER TABLE "shop" DROP COLUMN "held_seats";
  ALTER TABLE "shop" DROP COLUMN "held_departures";
  ALTER TABLE "shop" DROP COLUMN "unpaid_share";
  ALTER TABLE "shop" DROP COLUMN "unpaid_days";`)
}
