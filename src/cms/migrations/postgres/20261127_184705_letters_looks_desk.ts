// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_type_typefaces" AS ENUM('fraunces', 'outfit', 'archivo', 'playfair', 'lora', 'bricolage');
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "letter_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"texts" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "reductions" jsonb;
  ALTER TABLE "theme" ADD COLUMN "type_typefaces" "enum_theme_type_typefaces" DEFAULT 'fraunces';
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "media_texts" CASCADE;
  DROP TABLE "letter_texts" CASCADE;
  ALTER TABLE "media" DROP COLUMN "is_decorative";
  ALTER TABLE "orders" DROP COLUMN "reductions";
  ALTER TABLE "theme" DROP COLUMN "type_typefaces";
  DROP TYPE "public"."enum_theme_type_typefaces";`)
}
