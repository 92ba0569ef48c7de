// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_after_kind" AS ENUM('message', 'redirect', 'popup');
  CREATE TYPE "public"."enum_forms_after_link_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum_forms_after_link_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_after_kind" AS ENUM('message', 'redirect', 'popup');
  CREATE TYPE "public"."enum__forms_v_version_after_link_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum__forms_v_version_after_link_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_enquiries_source" AS ENUM('form', 'chat', 'manual');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'open', 'answered', 'won', 'lost');
  CREATE TYPE "public"."enum_enquiry_messages_kind" AS ENUM('note', 'reply', 'received', 'event');
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"is_enquiry" boolean DEFAULT true,
  	"layout" jsonb,
  	"after_kind" "enum_forms_after_kind" DEFAULT 'message',
  	"after_link_kind" "enum_forms_after_link_kind" DEFAULT 'document',
  	"after_link_address" varchar,
  	"after_link_new_tab" boolean,
  	"after_link_skip_lightbox" boolean DEFAULT false,
  	"after_link_action" "enum_forms_after_link_action",
  	"after_link_popup_id" integer,
  	"after_link_toggle" boolean DEFAULT false,
  	"after_link_do_not_show_again" boolean DEFAULT false,
  	"after_link_panel" varchar,
  	"after_link_picture_id" integer,
  	"after_link_slideshow" varchar,
  	"after_popup_id" integer,
  	"mail_reply" boolean DEFAULT false,
  	"protection_proof_of_work" boolean DEFAULT false,
  	"protection_limit_per_minute" numeric,
  	"keep_months" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_locales" (
  	"submit_label" varchar,
  	"after_message" jsonb,
  	"mail_subject" varchar,
  	"mail_reply_subject" varchar,
  	"mail_reply_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"tours_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_is_enquiry" boolean DEFAULT true,
  	"version_layout" jsonb,
  	"version_after_kind" "enum__forms_v_version_after_kind" DEFAULT 'message',
  	"version_after_link_kind" "enum__forms_v_version_after_link_kind" DEFAULT 'document',
  	"version_after_link_address" varchar,
  	"version_after_link_new_tab" boolean,
  	"version_after_link_skip_lightbox" boolean DEFAULT false,
  	"version_after_link_action" "enum__forms_v_version_after_link_action",
  	"version_after_link_popup_id" integer,
  	"version_after_link_toggle" boolean DEFAULT false,
  	"version_after_link_do_not_show_again" boolean DEFAULT false,
  	"version_after_link_panel" varchar,
  	"version_after_link_picture_id" integer,
  	"version_after_link_slideshow" varchar,
  	"version_after_popup_id" integer,
  	"version_mail_reply" boolean DEFAULT false,
  	"version_protection_proof_of_work" boolean DEFAULT false,
  	"version_protection_limit_per_minute" numeric,
  	"version_keep_months" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_submit_label" varchar,
  	"version_after_message" jsonb,
  	"version_mail_subject" varchar,
  	"version_mail_reply_subject" varchar,
  	"version_mail_reply_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"tours_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"uuid" varchar NOT NULL,
  	"source" "enum_enquiries_source" DEFAULT 'form' NOT NULL,
  	"form_id" integer,
  	"form_title" varchar,
  	"is_lead" boolean DEFAULT true,
  	"answers" jsonb,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"tour_id" integer,
  	"departure_id" integer,
  	"tour_title" varchar,
  	"dates" varchar,
  	"adults" numeric,
  	"children" numeric,
  	"page" varchar,
  	"page_title" varchar,
  	"campaign" jsonb,
  	"locale" varchar,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"is_spam" boolean DEFAULT false,
  	"spam_reasons" jsonb,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"answer_due" timestamp(3) with time zone,
  	"first_answered_at" timestamp(3) with time zone,
  	"consents" jsonb,
  	"is_erased" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" integer NOT NULL,
  	"kind" "enum_enquiry_messages_kind" NOT NULL,
  	"by_id" integer,
  	"by_name" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"mail_key" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" integer NOT NULL,
  	"field" varchar,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiry_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiry_files_id" integer;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_after_link_popup_id_popups_id_fk" FOREIGN KEY ("after_link_popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_after_link_picture_id_media_id_fk" FOREIGN KEY ("after_link_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_after_popup_id_popups_id_fk" FOREIGN KEY ("after_popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_after_link_popup_id_popups_id_fk" FOREIGN KEY ("version_after_link_popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_after_link_picture_id_media_id_fk" FOREIGN KEY ("version_after_link_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_after_popup_id_popups_id_fk" FOREIGN KEY ("version_after_popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_texts" ADD CONSTRAINT "_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_after_link_after_link_popup_idx" ON "forms" USING btree ("after_link_popup_id");
  CREATE INDEX "forms_after_link_after_link_picture_idx" ON "forms" USING btree ("after_link_picture_id");
  CREATE INDEX "forms_after_after_popup_idx" ON "forms" USING btree ("after_popup_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_pages_id_idx" ON "forms_rels" USING btree ("pages_id");
  CREATE INDEX "forms_rels_posts_id_idx" ON "forms_rels" USING btree ("posts_id");
  CREATE INDEX "forms_rels_tours_id_idx" ON "forms_rels" USING btree ("tours_id");
  CREATE INDEX "forms_rels_categories_id_idx" ON "forms_rels" USING btree ("categories_id");
  CREATE INDEX "forms_rels_tags_id_idx" ON "forms_rels" USING btree ("tags_id");
  CREATE INDEX "forms_rels_destinations_id_idx" ON "forms_rels" USING btree ("destinations_id");
  CREATE INDEX "forms_rels_tour_types_id_idx" ON "forms_rels" USING btree ("tour_types_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_after_link_version_after_link_popup_idx" ON "_forms_v" USING btree ("version_after_link_popup_id");
  CREATE INDEX "_forms_v_version_after_link_version_after_link_picture_idx" ON "_forms_v" USING btree ("version_after_link_picture_id");
  CREATE INDEX "_forms_v_version_after_version_after_popup_idx" ON "_forms_v" USING btree ("version_after_popup_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_texts_order_parent" ON "_forms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_forms_v_rels_order_idx" ON "_forms_v_rels" USING btree ("order");
  CREATE INDEX "_forms_v_rels_parent_idx" ON "_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forms_v_rels_path_idx" ON "_forms_v_rels" USING btree ("path");
  CREATE INDEX "_forms_v_rels_pages_id_idx" ON "_forms_v_rels" USING btree ("pages_id");
  CREATE INDEX "_forms_v_rels_posts_id_idx" ON "_forms_v_rels" USING btree ("posts_id");
  CREATE INDEX "_forms_v_rels_tours_id_idx" ON "_forms_v_rels" USING btree ("tours_id");
  CREATE INDEX "_forms_v_rels_categories_id_idx" ON "_forms_v_rels" USING btree ("categories_id");
  CREATE INDEX "_forms_v_rels_tags_id_idx" ON "_forms_v_rels" USING btree ("tags_id");
  CREATE INDEX "_forms_v_rels_destinations_id_idx" ON "_forms_v_rels" USING btree ("destinations_id");
  CREATE INDEX "_forms_v_rels_tour_types_id_idx" ON "_forms_v_rels" USING btree ("tour_types_id");
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "enquiries_uuid_idx" ON "enquiries" USING btree ("uuid");
  CREATE INDEX "enquiries_source_idx" ON "enquiries" USING btree ("source");
  CREATE INDEX "enquiries_form_idx" ON "enquiries" USING btree ("form_id");
  CREATE INDEX "enquiries_is_lead_idx" ON "enquiries" USING btree ("is_lead");
  CREATE INDEX "enquiries_name_idx" ON "enquiries" USING btree ("name");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_phone_idx" ON "enquiries" USING btree ("phone");
  CREATE INDEX "enquiries_tour_idx" ON "enquiries" USING btree ("tour_id");
  CREATE INDEX "enquiries_departure_idx" ON "enquiries" USING btree ("departure_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_owner_idx" ON "enquiries" USING btree ("owner_id");
  CREATE INDEX "enquiries_is_spam_idx" ON "enquiries" USING btree ("is_spam");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_answer_due_idx" ON "enquiries" USING btree ("answer_due");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "enquiry_messages_enquiry_idx" ON "enquiry_messages" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_messages_by_idx" ON "enquiry_messages" USING btree ("by_id");
  CREATE INDEX "enquiry_messages_mail_key_idx" ON "enquiry_messages" USING btree ("mail_key");
  CREATE INDEX "enquiry_messages_at_idx" ON "enquiry_messages" USING btree ("at");
  CREATE INDEX "enquiry_messages_updated_at_idx" ON "enquiry_messages" USING btree ("updated_at");
  CREATE INDEX "enquiry_messages_created_at_idx" ON "enquiry_messages" USING btree ("created_at");
  CREATE INDEX "enquiry_files_enquiry_idx" ON "enquiry_files" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "enquiry_files_key_idx" ON "enquiry_files" USING btree ("key");
  CREATE INDEX "enquiry_files_updated_at_idx" ON "enquiry_files" USING btree ("updated_at");
  CREATE INDEX "enquiry_files_created_at_idx" ON "enquiry_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_messages_fk" FOREIGN KEY ("enquiry_messages_id") REFERENCES "public"."enquiry_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_files_fk" FOREIGN KEY ("enquiry_files_id") REFERENCES "public"."enquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_enquiry_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiry_messages_id");
  CREATE INDEX "payload_locked_documents_rels_enquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiry_files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "_forms_v_texts" CASCADE;
  DROP TABLE "_forms_v_rels" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "enquiry_messages" CASCADE;
  DROP TABLE "enquiry_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiry_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiry_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_enquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_enquiry_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_enquiry_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiry_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiry_files_id";
  DROP TYPE "public"."enum_forms_after_kind";
  DROP TYPE "public"."enum_forms_after_link_kind";
  DROP TYPE "public"."enum_forms_after_link_action";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_after_kind";
  DROP TYPE "public"."enum__forms_v_version_after_link_kind";
  DROP TYPE "public"."enum__forms_v_version_after_link_action";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum_enquiries_source";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_enquiry_messages_kind";`)
}
