// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_status" AS ENUM('ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED');
  CREATE TYPE "public"."enum_bookings_refund" AS ENUM('FULL', 'PARTIAL', 'NONE');
  CREATE TYPE "public"."enum_bookings_source" AS ENUM('partner', 'studio');
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"status" "enum_bookings_status" DEFAULT 'ON_HOLD' NOT NULL,
  	"departure_id" integer NOT NULL,
  	"tour_title" varchar,
  	"start" varchar,
  	"end" varchar,
  	"adults" numeric,
  	"children" numeric,
  	"total" numeric,
  	"currency" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"notes" varchar,
  	"cancel_reason" varchar,
  	"refund" "enum_bookings_refund",
  	"expires_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"source" "enum_bookings_source" DEFAULT 'studio',
  	"partner_name" varchar,
  	"reseller_reference" varchar,
  	"history" jsonb,
  	"uuid" varchar,
  	"tour_id" integer,
  	"places" numeric,
  	"items" jsonb,
  	"contact" jsonb,
  	"partner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "departures" ADD COLUMN "booked" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "channels" ADD COLUMN "octo_bookings" boolean DEFAULT false;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE INDEX "bookings_departure_idx" ON "bookings" USING btree ("departure_id");
  CREATE INDEX "bookings_name_idx" ON "bookings" USING btree ("name");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_expires_at_idx" ON "bookings" USING btree ("expires_at");
  CREATE INDEX "bookings_source_idx" ON "bookings" USING btree ("source");
  CREATE INDEX "bookings_reseller_reference_idx" ON "bookings" USING btree ("reseller_reference");
  CREATE UNIQUE INDEX "bookings_uuid_idx" ON "bookings" USING btree ("uuid");
  CREATE INDEX "bookings_tour_idx" ON "bookings" USING btree ("tour_id");
  CREATE INDEX "bookings_partner_idx" ON "bookings" USING btree ("partner");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "departure_status_idx" ON "bookings" USING btree ("departure_id","status");
  CREATE INDEX "status_expiresAt_idx" ON "bookings" USING btree ("status","expires_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  ALTER TABLE "departures" DROP COLUMN "booked";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "channels" DROP COLUMN "octo_bookings";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_refund";
  DROP TYPE "public"."enum_bookings_source";`)
}
