// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'kept', 'failed');
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"text" varchar,
  	"html" varchar,
  	"headers" jsonb,
  	"key" varchar NOT NULL,
  	"about" varchar,
  	"message_id" varchar NOT NULL,
  	"is_private" boolean DEFAULT false,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"lease" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sender_name" varchar,
  	"sender_address" varchar,
  	"keep_months" numeric DEFAULT 12,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_settings_locales" (
  	"reply_promise" varchar,
  	"signature" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "mail_settings_locales" ADD CONSTRAINT "mail_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_at_idx" ON "mails" USING btree ("next_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_settings_locales_locale_parent_id_unique" ON "mail_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "mail_settings_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_mails_state";`)
}
