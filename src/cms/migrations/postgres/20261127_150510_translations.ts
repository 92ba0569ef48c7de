// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translations_locale" AS ENUM('fr', 'ar');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_locale" AS ENUM('fr', 'ar');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_languages_offered" AS ENUM('fr', 'ar');
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"texts" jsonb,
  	"public_path" varchar,
  	"of" varchar,
  	"locale" "enum_translations_locale",
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_description" varchar,
  	"version_texts" jsonb,
  	"version_public_path" varchar,
  	"version_of" varchar,
  	"version_locale" "enum__translations_v_version_locale",
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__translations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "languages_offered" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_languages_offered",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translations_id" integer;
  ALTER TABLE "translations" ADD CONSTRAINT "translations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "languages_offered" ADD CONSTRAINT "languages_offered_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "translations_path_idx" ON "translations" USING btree ("path");
  CREATE INDEX "translations_of_idx" ON "translations" USING btree ("of");
  CREATE INDEX "translations_author_idx" ON "translations" USING btree ("author_id");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE UNIQUE INDEX "of_locale_idx" ON "translations" USING btree ("of","locale");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_path_idx" ON "_translations_v" USING btree ("version_path");
  CREATE INDEX "_translations_v_version_version_of_idx" ON "_translations_v" USING btree ("version_of");
  CREATE INDEX "_translations_v_version_version_author_idx" ON "_translations_v" USING btree ("version_author_id");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_snapshot_idx" ON "_translations_v" USING btree ("snapshot");
  CREATE INDEX "_translations_v_published_locale_idx" ON "_translations_v" USING btree ("published_locale");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "version_of_version_locale_idx" ON "_translations_v" USING btree ("version_of","version_locale");
  CREATE INDEX "languages_offered_order_idx" ON "languages_offered" USING btree ("order");
  CREATE INDEX "languages_offered_parent_idx" ON "languages_offered" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages_offered" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "languages_offered" CASCADE;
  DROP TABLE "languages" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translations_id";
  DROP TYPE "public"."enum_translations_locale";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_locale";
  DROP TYPE "public"."enum__translations_v_version_status";
  DROP TYPE "public"."enum__translations_v_published_locale";
  DROP TYPE "public"."enum_languages_offered";`)
}
