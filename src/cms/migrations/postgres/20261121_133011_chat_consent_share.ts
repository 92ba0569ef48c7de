import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_records_accepted" AS ENUM('necessary', 'analytics', 'advertising');
  CREATE TYPE "public"."enum_theme_share_box_networks" AS ENUM('twitter', 'x-twitter', 'pinterest', 'facebook', 'threads', 'vk', 'linkedin', 'odnoklassniki', 'tumblr', 'google', 'digg', 'reddit', 'stumbleupon', 'pocket', 'whatsapp', 'xing', 'print', 'email', 'telegram', 'skype');
  CREATE TYPE "public"."enum_theme_share_box_hide_on" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_theme_share_box_position" AS ENUM('bottom', 'top', 'both');
  CREATE TYPE "public"."enum_theme_share_box_look" AS ENUM('names', 'icons', 'buttons');
  CREATE TYPE "public"."enum_theme_share_box_colour" AS ENUM('text', 'official');
  CREATE TYPE "public"."enum_chat_styles_btn_position" AS ENUM('right', 'left');
  CREATE TYPE "public"."enum_chat_display_display_condition" AS ENUM('showAllPage', 'includePages', 'excludePages');
  CREATE TYPE "public"."enum_analytics_page_view_sender" AS ENUM('site', 'tag-manager');
  CREATE TYPE "public"."enum_analytics_consent_region" AS ENUM('everywhere', 'europe', 'nowhere');
  CREATE TYPE "public"."enum_copy_protection_documents" AS ENUM('posts', 'pages', 'archives');
  CREATE TABLE "chat_hours_sunday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_monday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_tuesday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_wednesday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_thursday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_friday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_hours_saturday" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_time" varchar,
  	"end_time" varchar
  );
  
  CREATE TABLE "chat_accounts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"avatar_id" integer,
  	"is_always_available" boolean DEFAULT true,
  	"days_of_week_working_sunday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_monday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_tuesday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_wednesday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_thursday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_friday_is_working_on_day" boolean DEFAULT false,
  	"days_of_week_working_saturday_is_working_on_day" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_accounts_locales" (
  	"account_name" varchar NOT NULL,
  	"title" varchar,
  	"predefined_text" varchar,
  	"will_be_back_text" varchar DEFAULT 'I will be back in [njwa_time_work]',
  	"day_offs_text" varchar DEFAULT 'I will be back soon',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "chat_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"account_id" integer,
  	"path" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "consent_records_accepted" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_consent_records_accepted",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consent_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"consent_id" varchar NOT NULL,
  	"revision" numeric NOT NULL,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme_share_box_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_theme_share_box_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "theme_share_box_hide_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_theme_share_box_hide_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "theme_locales" (
  	"share_box_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "chat" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"timezone" varchar DEFAULT '+00:00' NOT NULL,
  	"default_avatar_id" integer,
  	"gdpr_status" boolean DEFAULT false,
  	"styles_is_show_btn_label" boolean DEFAULT true,
  	"styles_btn_label_width" numeric DEFAULT 156 NOT NULL,
  	"styles_btn_position" "enum_chat_styles_btn_position" DEFAULT 'right',
  	"styles_btn_right_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_btn_left_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_btn_bottom_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_is_show_response_text" boolean DEFAULT true,
  	"styles_is_show_powered_by" boolean DEFAULT true,
  	"styles_background_color" varchar DEFAULT '#2db742',
  	"styles_text_color" varchar DEFAULT '#ffffff',
  	"styles_title_size" numeric DEFAULT 18 NOT NULL,
  	"styles_account_name_size" numeric DEFAULT 14 NOT NULL,
  	"styles_description_text_size" numeric DEFAULT 12 NOT NULL,
  	"styles_regular_text_size" numeric DEFAULT 11 NOT NULL,
  	"styles_is_show_scroll" boolean DEFAULT false,
  	"styles_scroll_height" numeric DEFAULT 500 NOT NULL,
  	"styles_is_show_g_d_p_r" boolean DEFAULT false,
  	"display_display_condition" "enum_chat_display_display_condition" DEFAULT 'showAllPage' NOT NULL,
  	"display_show_on_desktop" boolean DEFAULT true,
  	"display_show_on_mobile" boolean DEFAULT true,
  	"display_time_symbols" varchar DEFAULT 'h:m' NOT NULL,
  	"url_settings_on_desktop" varchar DEFAULT 'api' NOT NULL,
  	"url_settings_on_mobile" varchar DEFAULT 'api' NOT NULL,
  	"url_settings_open_in_new_tab" boolean DEFAULT true,
  	"url_settings_text_in_app" boolean DEFAULT true,
  	"analytics_enabled_google_g_a4" boolean DEFAULT false,
  	"analytics_enabled_google" boolean DEFAULT false,
  	"analytics_enabled_facebook" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "chat_locales" (
  	"styles_btn_label" varchar DEFAULT '<strong>Need help?</strong> Chat with us',
  	"styles_title" varchar DEFAULT 'Start a Conversation' NOT NULL,
  	"styles_description" varchar DEFAULT 'Choose who you would like to write to.',
  	"styles_response_text" varchar DEFAULT 'We usually answer within a few minutes.',
  	"styles_gdpr_content" varchar DEFAULT 'I have read and accept the privacy policy.',
  	"i18n_online" varchar DEFAULT 'Online' NOT NULL,
  	"i18n_offline" varchar DEFAULT 'Offline' NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "chat_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"chat_accounts_id" integer,
  	"pages_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "analytics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag_manager_id" varchar,
  	"measurement_id" varchar,
  	"pixel_id" varchar,
  	"page_view_sender" "enum_analytics_page_view_sender" DEFAULT 'site',
  	"consent_region" "enum_analytics_consent_region" DEFAULT 'everywhere',
  	"consent_privacy_page_id" integer,
  	"consent_revision" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "copy_protection_documents" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_copy_protection_documents",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "copy_protection" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"context_menu" boolean DEFAULT true,
  	"dragging" boolean DEFAULT true,
  	"shortcuts" boolean DEFAULT true,
  	"sound" boolean DEFAULT false,
  	"replace_clipboard" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "copy_protection_locales" (
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chat_accounts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chat_clicks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_records_id" integer;
  ALTER TABLE "theme" ADD COLUMN "share_box_enabled" boolean DEFAULT true;
  ALTER TABLE "theme" ADD COLUMN "share_box_show_native" boolean DEFAULT true;
  ALTER TABLE "theme" ADD COLUMN "share_box_show_copy" boolean DEFAULT true;
  ALTER TABLE "theme" ADD COLUMN "share_box_position" "enum_theme_share_box_position" DEFAULT 'bottom';
  ALTER TABLE "theme" ADD COLUMN "share_box_look" "enum_theme_share_box_look" DEFAULT 'names';
  ALTER TABLE "theme" ADD COLUMN "share_box_colour" "enum_theme_share_box_colour" DEFAULT 'text';
  ALTER TABLE "chat_hours_sunday" ADD CONSTRAINT "chat_hours_sunday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_monday" ADD CONSTRAINT "chat_hours_monday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_tuesday" ADD CONSTRAINT "chat_hours_tuesday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_wednesday" ADD CONSTRAINT "chat_hours_wednesday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_thursday" ADD CONSTRAINT "chat_hours_thursday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_friday" ADD CONSTRAINT "chat_hours_friday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_hours_saturday" ADD CONSTRAINT "chat_hours_saturday_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_accounts" ADD CONSTRAINT "chat_accounts_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_accounts_locales" ADD CONSTRAINT "chat_accounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_clicks" ADD CONSTRAINT "chat_clicks_account_id_chat_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."chat_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_records_accepted" ADD CONSTRAINT "consent_records_accepted_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consent_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_networks" ADD CONSTRAINT "theme_share_box_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_hide_on" ADD CONSTRAINT "theme_share_box_hide_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_locales" ADD CONSTRAINT "theme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat" ADD CONSTRAINT "chat_default_avatar_id_media_id_fk" FOREIGN KEY ("default_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_locales" ADD CONSTRAINT "chat_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "analytics" ADD CONSTRAINT "analytics_consent_privacy_page_id_pages_id_fk" FOREIGN KEY ("consent_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "copy_protection_documents" ADD CONSTRAINT "copy_protection_documents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."copy_protection"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "copy_protection_locales" ADD CONSTRAINT "copy_protection_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."copy_protection"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "chat_hours_sunday_order_idx" ON "chat_hours_sunday" USING btree ("_order");
  CREATE INDEX "chat_hours_sunday_parent_id_idx" ON "chat_hours_sunday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_monday_order_idx" ON "chat_hours_monday" USING btree ("_order");
  CREATE INDEX "chat_hours_monday_parent_id_idx" ON "chat_hours_monday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_tuesday_order_idx" ON "chat_hours_tuesday" USING btree ("_order");
  CREATE INDEX "chat_hours_tuesday_parent_id_idx" ON "chat_hours_tuesday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_wednesday_order_idx" ON "chat_hours_wednesday" USING btree ("_order");
  CREATE INDEX "chat_hours_wednesday_parent_id_idx" ON "chat_hours_wednesday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_thursday_order_idx" ON "chat_hours_thursday" USING btree ("_order");
  CREATE INDEX "chat_hours_thursday_parent_id_idx" ON "chat_hours_thursday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_friday_order_idx" ON "chat_hours_friday" USING btree ("_order");
  CREATE INDEX "chat_hours_friday_parent_id_idx" ON "chat_hours_friday" USING btree ("_parent_id");
  CREATE INDEX "chat_hours_saturday_order_idx" ON "chat_hours_saturday" USING btree ("_order");
  CREATE INDEX "chat_hours_saturday_parent_id_idx" ON "chat_hours_saturday" USING btree ("_parent_id");
  CREATE INDEX "chat_accounts_avatar_idx" ON "chat_accounts" USING btree ("avatar_id");
  CREATE INDEX "chat_accounts_updated_at_idx" ON "chat_accounts" USING btree ("updated_at");
  CREATE INDEX "chat_accounts_created_at_idx" ON "chat_accounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "chat_accounts_locales_locale_parent_id_unique" ON "chat_accounts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "chat_clicks_key_idx" ON "chat_clicks" USING btree ("key");
  CREATE INDEX "chat_clicks_day_idx" ON "chat_clicks" USING btree ("day");
  CREATE INDEX "chat_clicks_account_idx" ON "chat_clicks" USING btree ("account_id");
  CREATE INDEX "consent_records_accepted_order_idx" ON "consent_records_accepted" USING btree ("order");
  CREATE INDEX "consent_records_accepted_parent_idx" ON "consent_records_accepted" USING btree ("parent_id");
  CREATE INDEX "consent_records_consent_id_idx" ON "consent_records" USING btree ("consent_id");
  CREATE INDEX "consent_records_updated_at_idx" ON "consent_records" USING btree ("updated_at");
  CREATE INDEX "consent_records_created_at_idx" ON "consent_records" USING btree ("created_at");
  CREATE INDEX "theme_share_box_networks_order_idx" ON "theme_share_box_networks" USING btree ("order");
  CREATE INDEX "theme_share_box_networks_parent_idx" ON "theme_share_box_networks" USING btree ("parent_id");
  CREATE INDEX "theme_share_box_hide_on_order_idx" ON "theme_share_box_hide_on" USING btree ("order");
  CREATE INDEX "theme_share_box_hide_on_parent_idx" ON "theme_share_box_hide_on" USING btree ("parent_id");
  CREATE UNIQUE INDEX "theme_locales_locale_parent_id_unique" ON "theme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chat_default_avatar_idx" ON "chat" USING btree ("default_avatar_id");
  CREATE UNIQUE INDEX "chat_locales_locale_parent_id_unique" ON "chat_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chat_rels_order_idx" ON "chat_rels" USING btree ("order");
  CREATE INDEX "chat_rels_parent_idx" ON "chat_rels" USING btree ("parent_id");
  CREATE INDEX "chat_rels_path_idx" ON "chat_rels" USING btree ("path");
  CREATE INDEX "chat_rels_chat_accounts_id_idx" ON "chat_rels" USING btree ("chat_accounts_id");
  CREATE INDEX "chat_rels_pages_id_idx" ON "chat_rels" USING btree ("pages_id");
  CREATE INDEX "chat_rels_posts_id_idx" ON "chat_rels" USING btree ("posts_id");
  CREATE INDEX "analytics_consent_consent_privacy_page_idx" ON "analytics" USING btree ("consent_privacy_page_id");
  CREATE INDEX "copy_protection_documents_order_idx" ON "copy_protection_documents" USING btree ("order");
  CREATE INDEX "copy_protection_documents_parent_idx" ON "copy_protection_documents" USING btree ("parent_id");
  CREATE UNIQUE INDEX "copy_protection_locales_locale_parent_id_unique" ON "copy_protection_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_clicks_fk" FOREIGN KEY ("chat_clicks_id") REFERENCES "public"."chat_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_records_fk" FOREIGN KEY ("consent_records_id") REFERENCES "public"."consent_records"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_chat_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_chat_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_consent_records_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_records_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "chat_hours_sunday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_monday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_tuesday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_wednesday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_thursday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_friday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_hours_saturday" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_accounts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_clicks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_records_accepted" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "theme_share_box_networks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "theme_share_box_hide_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "theme_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "analytics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "copy_protection_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "copy_protection" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "copy_protection_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "chat_hours_sunday" CASCADE;
  DROP TABLE "chat_hours_monday" CASCADE;
  DROP TABLE "chat_hours_tuesday" CASCADE;
  DROP TABLE "chat_hours_wednesday" CASCADE;
  DROP TABLE "chat_hours_thursday" CASCADE;
  DROP TABLE "chat_hours_friday" CASCADE;
  DROP TABLE "chat_hours_saturday" CASCADE;
  DROP TABLE "chat_accounts" CASCADE;
  DROP TABLE "chat_accounts_locales" CASCADE;
  DROP TABLE "chat_clicks" CASCADE;
  DROP TABLE "consent_records_accepted" CASCADE;
  DROP TABLE "consent_records" CASCADE;
  DROP TABLE "theme_share_box_networks" CASCADE;
  DROP TABLE "theme_share_box_hide_on" CASCADE;
  DROP TABLE "theme_locales" CASCADE;
  DROP TABLE "chat" CASCADE;
  DROP TABLE "chat_locales" CASCADE;
  DROP TABLE "chat_rels" CASCADE;
  DROP TABLE "analytics" CASCADE;
  DROP TABLE "copy_protection_documents" CASCADE;
  DROP TABLE "copy_protection" CASCADE;
  DROP TABLE "copy_protection_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_chat_accounts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_chat_clicks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_records_fk";
  
  DROP INDEX "payload_locked_documents_rels_chat_accounts_id_idx";
  DROP INDEX "payload_locked_documents_rels_chat_clicks_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_records_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chat_accounts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chat_clicks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_records_id";
  ALTER TABLE "theme" DROP COLUMN "share_box_enabled";
  ALTER TABLE "theme" DROP COLUMN "share_box_show_native";
  ALTER TABLE "theme" DROP COLUMN "share_box_show_copy";
  ALTER TABLE "theme" DROP COLUMN "share_box_position";
  ALTER TABLE "theme" DROP COLUMN "share_box_look";
  ALTER TABLE "theme" DROP COLUMN "share_box_colour";
  DROP TYPE "public"."enum_consent_records_accepted";
  DROP TYPE "public"."enum_theme_share_box_networks";
  DROP TYPE "public"."enum_theme_share_box_hide_on";
  DROP TYPE "public"."enum_theme_share_box_position";
  DROP TYPE "public"."enum_theme_share_box_look";
  DROP TYPE "public"."enum_theme_share_box_colour";
  DROP TYPE "public"."enum_chat_styles_btn_position";
  DROP TYPE "public"."enum_chat_display_display_condition";
  DROP TYPE "public"."enum_analytics_page_view_sender";
  DROP TYPE "public"."enum_analytics_consent_region";
  DROP TYPE "public"."enum_copy_protection_documents";`)
}
