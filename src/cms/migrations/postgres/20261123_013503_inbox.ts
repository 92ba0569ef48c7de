// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"promised_hours" numeric DEFAULT 24 NOT NULL,
  	"chat_account_id" integer,
  	"keep_months" numeric DEFAULT 24,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "inbox_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "search_text" varchar;
  ALTER TABLE "enquiry_messages" ADD COLUMN "uuid" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox" ADD CONSTRAINT "inbox_chat_account_id_chat_accounts_id_fk" FOREIGN KEY ("chat_account_id") REFERENCES "public"."chat_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_texts" ADD CONSTRAINT "inbox_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "inbox_chat_account_idx" ON "inbox" USING btree ("chat_account_id");
  CREATE INDEX "inbox_texts_order_parent" ON "inbox_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiry_messages_uuid_idx" ON "enquiry_messages" USING btree ("uuid");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "inbox" CASCADE;
  DROP TABLE "inbox_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  DROP INDEX "enquiry_messages_uuid_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "search_text";
  ALTER TABLE "enquiry_messages" DROP COLUMN "uuid";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";`)
}
