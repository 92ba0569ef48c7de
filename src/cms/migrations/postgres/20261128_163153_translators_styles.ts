// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_styles_advanced_hide_on" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_saved_styles_advanced_margin_start" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
  CREATE TYPE "public"."enum_saved_styles_advanced_margin_end" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
  CREATE TYPE "public"."enum_saved_styles_advanced_padding_start" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
  CREATE TYPE "public"."enum_saved_styles_advanced_padding_end" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
  CREATE TYPE "public"."enum_saved_styles_advanced_padding_inline" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
  CREATE TYPE "public"."enum_saved_styles_advanced_ground" AS ENUM('quiet', 'clear');
  CREATE TYPE "public"."enum_saved_styles_advanced_border" AS ENUM('line', 'strong');
  CREATE TYPE "public"."enum_saved_styles_advanced_corners" AS ENUM('look', 'round');
  CREATE TYPE "public"."enum_saved_styles_advanced_shadow" AS ENUM('soft', 'deep');
  CREATE TYPE "public"."enum_saved_styles_advanced_measure" AS ENUM('text', 'half', 'page');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('fr', 'ar');
  ALTER TYPE "public"."enum_popups_timing_logged_in_roles" ADD VALUE 'translator' BEFORE 'bookings';
  ALTER TYPE "public"."enum__popups_v_version_timing_logged_in_roles" ADD VALUE 'translator' BEFORE 'bookings';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator' BEFORE 'bookings';
  CREATE TABLE "saved_styles_advanced_hide_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_saved_styles_advanced_hide_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "saved_styles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"advanced_margin_start" "enum_saved_styles_advanced_margin_start",
  	"advanced_margin_end" "enum_saved_styles_advanced_margin_end",
  	"advanced_padding_start" "enum_saved_styles_advanced_padding_start",
  	"advanced_padding_end" "enum_saved_styles_advanced_padding_end",
  	"advanced_padding_inline" "enum_saved_styles_advanced_padding_inline",
  	"advanced_ground" "enum_saved_styles_advanced_ground",
  	"advanced_border" "enum_saved_styles_advanced_border",
  	"advanced_corners" "enum_saved_styles_advanced_corners",
  	"advanced_shadow" "enum_saved_styles_advanced_shadow",
  	"advanced_measure" "enum_saved_styles_advanced_measure",
  	"device_values" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "languages_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"fr" varchar,
  	"ar" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_styles_id" integer;
  ALTER TABLE "languages" ADD COLUMN "publishes_machine" boolean DEFAULT false;
  ALTER TABLE "saved_styles_advanced_hide_on" ADD CONSTRAINT "saved_styles_advanced_hide_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages_names" ADD CONSTRAINT "languages_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_styles_advanced_hide_on_order_idx" ON "saved_styles_advanced_hide_on" USING btree ("order");
  CREATE INDEX "saved_styles_advanced_hide_on_parent_idx" ON "saved_styles_advanced_hide_on" USING btree ("parent_id");
  CREATE UNIQUE INDEX "saved_styles_title_idx" ON "saved_styles" USING btree ("title");
  CREATE INDEX "saved_styles_updated_at_idx" ON "saved_styles" USING btree ("updated_at");
  CREATE INDEX "saved_styles_created_at_idx" ON "saved_styles" USING btree ("created_at");
  CREATE INDEX "saved_styles_deleted_at_idx" ON "saved_styles" USING btree ("deleted_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "languages_names_order_idx" ON "languages_names" USING btree ("_order");
  CREATE INDEX "languages_names_parent_id_idx" ON "languages_names" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_styles_fk" FOREIGN KEY ("saved_styles_id") REFERENCES "public"."saved_styles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saved_styles_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_styles_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_styles_advanced_hide_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages_names" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_styles_advanced_hide_on" CASCADE;
  DROP TABLE "saved_styles" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "languages_names" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_styles_fk";
  
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_popups_timing_logged_in_roles";
  CREATE TYPE "public"."enum_popups_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'bookings', 'guide', 'customer');
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_popups_timing_logged_in_roles" USING "value"::"public"."enum_popups_timing_logged_in_roles";
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__popups_v_version_timing_logged_in_roles";
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'bookings', 'guide', 'customer');
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum__popups_v_version_timing_logged_in_roles" USING "value"::"public"."enum__popups_v_version_timing_logged_in_roles";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author', 'bookings', 'guide');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_saved_styles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_styles_id";
  ALTER TABLE "languages" DROP COLUMN "publishes_machine";
  DROP TYPE "public"."enum_saved_styles_advanced_hide_on";
  DROP TYPE "public"."enum_saved_styles_advanced_margin_start";
  DROP TYPE "public"."enum_saved_styles_advanced_margin_end";
  DROP TYPE "public"."enum_saved_styles_advanced_padding_start";
  DROP TYPE "public"."enum_saved_styles_advanced_padding_end";
  DROP TYPE "public"."enum_saved_styles_advanced_padding_inline";
  DROP TYPE "public"."enum_saved_styles_advanced_ground";
  DROP TYPE "public"."enum_saved_styles_advanced_border";
  DROP TYPE "public"."enum_saved_styles_advanced_corners";
  DROP TYPE "public"."enum_saved_styles_advanced_shadow";
  DROP TYPE "public"."enum_saved_styles_advanced_measure";
  DROP TYPE "public"."enum_users_languages";`)
}
