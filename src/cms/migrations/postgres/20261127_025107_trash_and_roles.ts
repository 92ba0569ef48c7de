// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_review_requests_state" AS ENUM('waiting', 'returned');
  ALTER TYPE "public"."enum_popups_timing_logged_in_roles" ADD VALUE 'bookings' BEFORE 'customer';
  ALTER TYPE "public"."enum_popups_timing_logged_in_roles" ADD VALUE 'guide' BEFORE 'customer';
  ALTER TYPE "public"."enum__popups_v_version_timing_logged_in_roles" ADD VALUE 'bookings' BEFORE 'customer';
  ALTER TYPE "public"."enum__popups_v_version_timing_logged_in_roles" ADD VALUE 'guide' BEFORE 'customer';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'bookings';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'guide';
  CREATE TABLE "departures_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"state" "enum_review_requests_state" DEFAULT 'waiting' NOT NULL,
  	"note" varchar,
  	"sender_id" integer,
  	"answer" varchar,
  	"answered_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tours" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tours_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "templates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_templates_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_forms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_popups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invited_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invitation" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" integer;
  ALTER TABLE "departures_rels" ADD CONSTRAINT "departures_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departures_rels" ADD CONSTRAINT "departures_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "departures_rels_order_idx" ON "departures_rels" USING btree ("order");
  CREATE INDEX "departures_rels_parent_idx" ON "departures_rels" USING btree ("parent_id");
  CREATE INDEX "departures_rels_path_idx" ON "departures_rels" USING btree ("path");
  CREATE INDEX "departures_rels_users_id_idx" ON "departures_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "review_requests_document_idx" ON "review_requests" USING btree ("document");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_sender_idx" ON "review_requests" USING btree ("sender_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "tours_deleted_at_idx" ON "tours" USING btree ("deleted_at");
  CREATE INDEX "_tours_v_version_version_deleted_at_idx" ON "_tours_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "templates_deleted_at_idx" ON "templates" USING btree ("deleted_at");
  CREATE INDEX "_templates_v_version_version_deleted_at_idx" ON "_templates_v" USING btree ("version_deleted_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departures_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "departures_rels" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_popups_timing_logged_in_roles";
  CREATE TYPE "public"."enum_popups_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'customer');
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_popups_timing_logged_in_roles" USING "value"::"public"."enum_popups_timing_logged_in_roles";
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__popups_v_version_timing_logged_in_roles";
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'customer');
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum__popups_v_version_timing_logged_in_roles" USING "value"::"public"."enum__popups_v_version_timing_logged_in_roles";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "tours_deleted_at_idx";
  DROP INDEX "_tours_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "templates_deleted_at_idx";
  DROP INDEX "_templates_v_version_version_deleted_at_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "_forms_v_version_version_deleted_at_idx";
  DROP INDEX "popups_deleted_at_idx";
  DROP INDEX "_popups_v_version_version_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tours" DROP COLUMN "deleted_at";
  ALTER TABLE "_tours_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "templates" DROP COLUMN "deleted_at";
  ALTER TABLE "_templates_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "_forms_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "popups" DROP COLUMN "deleted_at";
  ALTER TABLE "_popups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "users" DROP COLUMN "invited_until";
  ALTER TABLE "users" DROP COLUMN "invitation";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  DROP TYPE "public"."enum_review_requests_state";`)
}
