// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'subscribed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_subscribers_provider_state" AS ENUM('none', 'waiting', 'sent', 'failed');
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"consent_version" varchar,
  	"source" varchar,
  	"form" varchar,
  	"provider_state" "enum_subscribers_provider_state" DEFAULT 'none',
  	"provider_attempts" numeric DEFAULT 0,
  	"provider_next_at" timestamp(3) with time zone,
  	"provider_last_error" varchar,
  	"key" varchar NOT NULL,
  	"ask_key" varchar,
  	"confirmations" jsonb,
  	"revision" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sends_welcome" boolean DEFAULT true,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletter_locales" (
  	"confirm_text" varchar,
  	"welcome_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "newsletter_locales" ADD CONSTRAINT "newsletter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_provider_provider_state_idx" ON "subscribers" USING btree ("provider_state");
  CREATE INDEX "subscribers_provider_provider_next_at_idx" ON "subscribers" USING btree ("provider_next_at");
  CREATE UNIQUE INDEX "subscribers_key_idx" ON "subscribers" USING btree ("key");
  CREATE UNIQUE INDEX "subscribers_ask_key_idx" ON "subscribers" USING btree ("ask_key");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_locales_locale_parent_id_unique" ON "newsletter_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "newsletter" CASCADE;
  DROP TABLE "newsletter_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_provider_state";`)
}
