import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_conditions_kinds" AS ENUM('front', 'page', 'article', 'archive', 'search', 'not-found');
  CREATE TYPE "public"."enum_popups_conditions_rule" AS ENUM('include', 'exclude');
  CREATE TYPE "public"."enum_popups_conditions_of" AS ENUM('site', 'kinds', 'documents', 'terms');
  CREATE TYPE "public"."enum_popups_timing_sources_sources" AS ENUM('internal', 'search', 'external');
  CREATE TYPE "public"."enum_popups_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author');
  CREATE TYPE "public"."enum_popups_timing_devices_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum_popups_timing_browsers_browsers_options" AS ENUM('chrome', 'edge', 'firefox', 'safari', 'opera', 'other');
  CREATE TYPE "public"."enum_popups_height" AS ENUM('fit', 'screen', 'custom');
  CREATE TYPE "public"."enum_popups_position" AS ENUM('top-start', 'top-center', 'top-end', 'center-start', 'center-center', 'center-end', 'bottom-start', 'bottom-center', 'bottom-end');
  CREATE TYPE "public"."enum_popups_content_position" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum_popups_entrance_animation" AS ENUM('none', 'fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp', 'zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp', 'bounceIn', 'bounceInDown', 'bounceInLeft', 'bounceInRight', 'bounceInUp', 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp', 'rotateIn', 'rotateInDownLeft', 'rotateInDownRight', 'rotateInUpLeft', 'rotateInUpRight', 'bounce', 'flash', 'pulse', 'rubberBand', 'shakeX', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedInRight', 'rollIn');
  CREATE TYPE "public"."enum_popups_exit_animation" AS ENUM('none', 'fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp', 'zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp', 'bounceIn', 'bounceInDown', 'bounceInLeft', 'bounceInRight', 'bounceInUp', 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp', 'rotateIn', 'rotateInDownLeft', 'rotateInDownRight', 'rotateInUpLeft', 'rotateInUpRight', 'bounce', 'flash', 'pulse', 'rubberBand', 'shakeX', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedInRight', 'rollIn');
  CREATE TYPE "public"."enum_popups_close_button_position" AS ENUM('inside', 'outside');
  CREATE TYPE "public"."enum_popups_triggers_scrolling_direction" AS ENUM('down', 'up');
  CREATE TYPE "public"."enum_popups_timing_times_times_period" AS ENUM('ever', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum_popups_timing_url_action" AS ENUM('show', 'hide', 'regex');
  CREATE TYPE "public"."enum_popups_timing_logged_in_users" AS ENUM('all', 'custom');
  CREATE TYPE "public"."enum_popups_timing_browsers_browsers" AS ENUM('all', 'custom');
  CREATE TYPE "public"."enum_popups_timing_schedule_schedule_timezone" AS ENUM('site', 'visitor');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_conditions_kinds" AS ENUM('front', 'page', 'article', 'archive', 'search', 'not-found');
  CREATE TYPE "public"."enum__popups_v_version_conditions_rule" AS ENUM('include', 'exclude');
  CREATE TYPE "public"."enum__popups_v_version_conditions_of" AS ENUM('site', 'kinds', 'documents', 'terms');
  CREATE TYPE "public"."enum__popups_v_version_timing_sources_sources" AS ENUM('internal', 'search', 'external');
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author');
  CREATE TYPE "public"."enum__popups_v_version_timing_devices_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum__popups_v_version_timing_browsers_browsers_options" AS ENUM('chrome', 'edge', 'firefox', 'safari', 'opera', 'other');
  CREATE TYPE "public"."enum__popups_v_version_height" AS ENUM('fit', 'screen', 'custom');
  CREATE TYPE "public"."enum__popups_v_version_position" AS ENUM('top-start', 'top-center', 'top-end', 'center-start', 'center-center', 'center-end', 'bottom-start', 'bottom-center', 'bottom-end');
  CREATE TYPE "public"."enum__popups_v_version_content_position" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum__popups_v_version_entrance_animation" AS ENUM('none', 'fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp', 'zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp', 'bounceIn', 'bounceInDown', 'bounceInLeft', 'bounceInRight', 'bounceInUp', 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp', 'rotateIn', 'rotateInDownLeft', 'rotateInDownRight', 'rotateInUpLeft', 'rotateInUpRight', 'bounce', 'flash', 'pulse', 'rubberBand', 'shakeX', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedInRight', 'rollIn');
  CREATE TYPE "public"."enum__popups_v_version_exit_animation" AS ENUM('none', 'fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp', 'zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp', 'bounceIn', 'bounceInDown', 'bounceInLeft', 'bounceInRight', 'bounceInUp', 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp', 'rotateIn', 'rotateInDownLeft', 'rotateInDownRight', 'rotateInUpLeft', 'rotateInUpRight', 'bounce', 'flash', 'pulse', 'rubberBand', 'shakeX', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedInRight', 'rollIn');
  CREATE TYPE "public"."enum__popups_v_version_close_button_position" AS ENUM('inside', 'outside');
  CREATE TYPE "public"."enum__popups_v_version_triggers_scrolling_direction" AS ENUM('down', 'up');
  CREATE TYPE "public"."enum__popups_v_version_timing_times_times_period" AS ENUM('ever', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum__popups_v_version_timing_url_action" AS ENUM('show', 'hide', 'regex');
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_users" AS ENUM('all', 'custom');
  CREATE TYPE "public"."enum__popups_v_version_timing_browsers_browsers" AS ENUM('all', 'custom');
  CREATE TYPE "public"."enum__popups_v_version_timing_schedule_schedule_timezone" AS ENUM('site', 'visitor');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_menus_items_children_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_menus_items_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_lightbox_lightbox_title_src" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum_lightbox_lightbox_description_src" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  ALTER TYPE "public"."enum_menus_items_children_kind" ADD VALUE 'action';
  ALTER TYPE "public"."enum_menus_items_kind" ADD VALUE 'action';
  CREATE TABLE "popups_conditions_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_popups_conditions_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rule" "enum_popups_conditions_rule" DEFAULT 'include',
  	"of" "enum_popups_conditions_of" DEFAULT 'site'
  );
  
  CREATE TABLE "popups_timing_sources_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_timing_sources_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_timing_logged_in_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_timing_logged_in_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_timing_devices_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_timing_devices_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_timing_browsers_browsers_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_timing_browsers_browsers_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"width" numeric DEFAULT 640,
  	"height" "enum_popups_height" DEFAULT 'fit',
  	"height_custom" numeric DEFAULT 380,
  	"position" "enum_popups_position" DEFAULT 'center-center',
  	"content_position" "enum_popups_content_position" DEFAULT 'top',
  	"overlay" boolean DEFAULT true,
  	"entrance_animation" "enum_popups_entrance_animation" DEFAULT 'none',
  	"exit_animation" "enum_popups_exit_animation" DEFAULT 'none',
  	"entrance_animation_duration_size" numeric DEFAULT 1.2,
  	"classes" varchar,
  	"close_button" boolean DEFAULT true,
  	"close_button_position" "enum_popups_close_button_position" DEFAULT 'inside',
  	"close_button_delay" numeric,
  	"close_automatically" numeric,
  	"prevent_close_on_background_click" boolean DEFAULT false,
  	"prevent_close_on_esc_key" boolean DEFAULT false,
  	"prevent_scroll" boolean DEFAULT false,
  	"avoid_multiple_popups" boolean DEFAULT false,
  	"a11y_navigation" boolean DEFAULT true,
  	"triggers_page_load_enabled" boolean DEFAULT false,
  	"triggers_page_load_delay" numeric DEFAULT 0,
  	"triggers_scrolling_enabled" boolean DEFAULT false,
  	"triggers_scrolling_direction" "enum_popups_triggers_scrolling_direction" DEFAULT 'down',
  	"triggers_scrolling_offset" numeric DEFAULT 50,
  	"triggers_scrolling_to_enabled" boolean DEFAULT false,
  	"triggers_scrolling_to_selector" varchar,
  	"triggers_click_enabled" boolean DEFAULT false,
  	"triggers_click_times" numeric DEFAULT 1,
  	"triggers_inactivity_enabled" boolean DEFAULT false,
  	"triggers_inactivity_time" numeric DEFAULT 30,
  	"triggers_exit_intent_enabled" boolean DEFAULT false,
  	"triggers_adblock_detection_enabled" boolean DEFAULT false,
  	"triggers_adblock_detection_delay" numeric DEFAULT 0,
  	"open_selector" varchar,
  	"timing_page_views_enabled" boolean DEFAULT false,
  	"timing_page_views_views" numeric DEFAULT 3,
  	"timing_sessions_enabled" boolean DEFAULT false,
  	"timing_sessions_sessions" numeric DEFAULT 2,
  	"timing_times_enabled" boolean DEFAULT false,
  	"timing_times_times_times" numeric DEFAULT 3,
  	"timing_times_times_period" "enum_popups_timing_times_times_period" DEFAULT 'ever',
  	"timing_times_times_count" boolean DEFAULT true,
  	"timing_sources_enabled" boolean DEFAULT false,
  	"timing_url_enabled" boolean DEFAULT false,
  	"timing_url_action" "enum_popups_timing_url_action" DEFAULT 'show',
  	"timing_url_url" varchar,
  	"timing_logged_in_enabled" boolean DEFAULT false,
  	"timing_logged_in_users" "enum_popups_timing_logged_in_users" DEFAULT 'all',
  	"timing_devices_enabled" boolean DEFAULT false,
  	"timing_browsers_enabled" boolean DEFAULT false,
  	"timing_browsers_browsers" "enum_popups_timing_browsers_browsers" DEFAULT 'all',
  	"timing_schedule_enabled" boolean DEFAULT false,
  	"timing_schedule_schedule_timezone" "enum_popups_timing_schedule_schedule_timezone" DEFAULT 'site',
  	"timing_schedule_schedule_start_date" varchar,
  	"timing_schedule_schedule_end_date" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "popups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_popups_v_version_conditions_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_conditions_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rule" "enum__popups_v_version_conditions_rule" DEFAULT 'include',
  	"of" "enum__popups_v_version_conditions_of" DEFAULT 'site',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_popups_v_version_timing_sources_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_timing_sources_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_timing_logged_in_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_timing_logged_in_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_timing_devices_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_timing_devices_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_timing_browsers_browsers_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_timing_browsers_browsers_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_layout" jsonb,
  	"version_width" numeric DEFAULT 640,
  	"version_height" "enum__popups_v_version_height" DEFAULT 'fit',
  	"version_height_custom" numeric DEFAULT 380,
  	"version_position" "enum__popups_v_version_position" DEFAULT 'center-center',
  	"version_content_position" "enum__popups_v_version_content_position" DEFAULT 'top',
  	"version_overlay" boolean DEFAULT true,
  	"version_entrance_animation" "enum__popups_v_version_entrance_animation" DEFAULT 'none',
  	"version_exit_animation" "enum__popups_v_version_exit_animation" DEFAULT 'none',
  	"version_entrance_animation_duration_size" numeric DEFAULT 1.2,
  	"version_classes" varchar,
  	"version_close_button" boolean DEFAULT true,
  	"version_close_button_position" "enum__popups_v_version_close_button_position" DEFAULT 'inside',
  	"version_close_button_delay" numeric,
  	"version_close_automatically" numeric,
  	"version_prevent_close_on_background_click" boolean DEFAULT false,
  	"version_prevent_close_on_esc_key" boolean DEFAULT false,
  	"version_prevent_scroll" boolean DEFAULT false,
  	"version_avoid_multiple_popups" boolean DEFAULT false,
  	"version_a11y_navigation" boolean DEFAULT true,
  	"version_triggers_page_load_enabled" boolean DEFAULT false,
  	"version_triggers_page_load_delay" numeric DEFAULT 0,
  	"version_triggers_scrolling_enabled" boolean DEFAULT false,
  	"version_triggers_scrolling_direction" "enum__popups_v_version_triggers_scrolling_direction" DEFAULT 'down',
  	"version_triggers_scrolling_offset" numeric DEFAULT 50,
  	"version_triggers_scrolling_to_enabled" boolean DEFAULT false,
  	"version_triggers_scrolling_to_selector" varchar,
  	"version_triggers_click_enabled" boolean DEFAULT false,
  	"version_triggers_click_times" numeric DEFAULT 1,
  	"version_triggers_inactivity_enabled" boolean DEFAULT false,
  	"version_triggers_inactivity_time" numeric DEFAULT 30,
  	"version_triggers_exit_intent_enabled" boolean DEFAULT false,
  	"version_triggers_adblock_detection_enabled" boolean DEFAULT false,
  	"version_triggers_adblock_detection_delay" numeric DEFAULT 0,
  	"version_open_selector" varchar,
  	"version_timing_page_views_enabled" boolean DEFAULT false,
  	"version_timing_page_views_views" numeric DEFAULT 3,
  	"version_timing_sessions_enabled" boolean DEFAULT false,
  	"version_timing_sessions_sessions" numeric DEFAULT 2,
  	"version_timing_times_enabled" boolean DEFAULT false,
  	"version_timing_times_times_times" numeric DEFAULT 3,
  	"version_timing_times_times_period" "enum__popups_v_version_timing_times_times_period" DEFAULT 'ever',
  	"version_timing_times_times_count" boolean DEFAULT true,
  	"version_timing_sources_enabled" boolean DEFAULT false,
  	"version_timing_url_enabled" boolean DEFAULT false,
  	"version_timing_url_action" "enum__popups_v_version_timing_url_action" DEFAULT 'show',
  	"version_timing_url_url" varchar,
  	"version_timing_logged_in_enabled" boolean DEFAULT false,
  	"version_timing_logged_in_users" "enum__popups_v_version_timing_logged_in_users" DEFAULT 'all',
  	"version_timing_devices_enabled" boolean DEFAULT false,
  	"version_timing_browsers_enabled" boolean DEFAULT false,
  	"version_timing_browsers_browsers" "enum__popups_v_version_timing_browsers_browsers" DEFAULT 'all',
  	"version_timing_schedule_enabled" boolean DEFAULT false,
  	"version_timing_schedule_schedule_timezone" "enum__popups_v_version_timing_schedule_schedule_timezone" DEFAULT 'site',
  	"version_timing_schedule_schedule_start_date" varchar,
  	"version_timing_schedule_schedule_end_date" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popups_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_popups_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "lightbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_image_lightbox" boolean DEFAULT true,
  	"lightbox_enable_counter" boolean DEFAULT true,
  	"lightbox_enable_fullscreen" boolean DEFAULT true,
  	"lightbox_enable_zoom" boolean DEFAULT true,
  	"lightbox_enable_share" boolean DEFAULT true,
  	"lightbox_enable_download" boolean DEFAULT true,
  	"lightbox_title_src" "enum_lightbox_lightbox_title_src" DEFAULT 'title',
  	"lightbox_description_src" "enum_lightbox_lightbox_description_src" DEFAULT 'description',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD COLUMN "public_path" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_public_path" varchar;
  ALTER TABLE "posts" ADD COLUMN "public_path" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_public_path" varchar;
  ALTER TABLE "menus_items_children" ADD COLUMN "action" "enum_menus_items_children_action";
  ALTER TABLE "menus_items_children" ADD COLUMN "popup_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "toggle" boolean DEFAULT false;
  ALTER TABLE "menus_items_children" ADD COLUMN "do_not_show_again" boolean DEFAULT false;
  ALTER TABLE "menus_items_children" ADD COLUMN "panel" varchar;
  ALTER TABLE "menus_items_children" ADD COLUMN "picture_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "action" "enum_menus_items_action";
  ALTER TABLE "menus_items" ADD COLUMN "popup_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "toggle" boolean DEFAULT false;
  ALTER TABLE "menus_items" ADD COLUMN "do_not_show_again" boolean DEFAULT false;
  ALTER TABLE "menus_items" ADD COLUMN "panel" varchar;
  ALTER TABLE "menus_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "site" ADD COLUMN "timezone" varchar DEFAULT '+00:00';
  ALTER TABLE "popups_conditions_kinds" ADD CONSTRAINT "popups_conditions_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_conditions" ADD CONSTRAINT "popups_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_timing_sources_sources" ADD CONSTRAINT "popups_timing_sources_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_timing_logged_in_roles" ADD CONSTRAINT "popups_timing_logged_in_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_timing_devices_devices" ADD CONSTRAINT "popups_timing_devices_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_timing_browsers_browsers_options" ADD CONSTRAINT "popups_timing_browsers_browsers_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_conditions_kinds" ADD CONSTRAINT "_popups_v_version_conditions_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v_version_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_conditions" ADD CONSTRAINT "_popups_v_version_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_timing_sources_sources" ADD CONSTRAINT "_popups_v_version_timing_sources_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ADD CONSTRAINT "_popups_v_version_timing_logged_in_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_timing_devices_devices" ADD CONSTRAINT "_popups_v_version_timing_devices_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_timing_browsers_browsers_options" ADD CONSTRAINT "_popups_v_version_timing_browsers_browsers_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "popups_conditions_kinds_order_idx" ON "popups_conditions_kinds" USING btree ("order");
  CREATE INDEX "popups_conditions_kinds_parent_idx" ON "popups_conditions_kinds" USING btree ("parent_id");
  CREATE INDEX "popups_conditions_order_idx" ON "popups_conditions" USING btree ("_order");
  CREATE INDEX "popups_conditions_parent_id_idx" ON "popups_conditions" USING btree ("_parent_id");
  CREATE INDEX "popups_timing_sources_sources_order_idx" ON "popups_timing_sources_sources" USING btree ("order");
  CREATE INDEX "popups_timing_sources_sources_parent_idx" ON "popups_timing_sources_sources" USING btree ("parent_id");
  CREATE INDEX "popups_timing_logged_in_roles_order_idx" ON "popups_timing_logged_in_roles" USING btree ("order");
  CREATE INDEX "popups_timing_logged_in_roles_parent_idx" ON "popups_timing_logged_in_roles" USING btree ("parent_id");
  CREATE INDEX "popups_timing_devices_devices_order_idx" ON "popups_timing_devices_devices" USING btree ("order");
  CREATE INDEX "popups_timing_devices_devices_parent_idx" ON "popups_timing_devices_devices" USING btree ("parent_id");
  CREATE INDEX "popups_timing_browsers_browsers_options_order_idx" ON "popups_timing_browsers_browsers_options" USING btree ("order");
  CREATE INDEX "popups_timing_browsers_browsers_options_parent_idx" ON "popups_timing_browsers_browsers_options" USING btree ("parent_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "popups_rels_order_idx" ON "popups_rels" USING btree ("order");
  CREATE INDEX "popups_rels_parent_idx" ON "popups_rels" USING btree ("parent_id");
  CREATE INDEX "popups_rels_path_idx" ON "popups_rels" USING btree ("path");
  CREATE INDEX "popups_rels_pages_id_idx" ON "popups_rels" USING btree ("pages_id");
  CREATE INDEX "popups_rels_posts_id_idx" ON "popups_rels" USING btree ("posts_id");
  CREATE INDEX "popups_rels_categories_id_idx" ON "popups_rels" USING btree ("categories_id");
  CREATE INDEX "popups_rels_tags_id_idx" ON "popups_rels" USING btree ("tags_id");
  CREATE INDEX "_popups_v_version_conditions_kinds_order_idx" ON "_popups_v_version_conditions_kinds" USING btree ("order");
  CREATE INDEX "_popups_v_version_conditions_kinds_parent_idx" ON "_popups_v_version_conditions_kinds" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_conditions_order_idx" ON "_popups_v_version_conditions" USING btree ("_order");
  CREATE INDEX "_popups_v_version_conditions_parent_id_idx" ON "_popups_v_version_conditions" USING btree ("_parent_id");
  CREATE INDEX "_popups_v_version_timing_sources_sources_order_idx" ON "_popups_v_version_timing_sources_sources" USING btree ("order");
  CREATE INDEX "_popups_v_version_timing_sources_sources_parent_idx" ON "_popups_v_version_timing_sources_sources" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_timing_logged_in_roles_order_idx" ON "_popups_v_version_timing_logged_in_roles" USING btree ("order");
  CREATE INDEX "_popups_v_version_timing_logged_in_roles_parent_idx" ON "_popups_v_version_timing_logged_in_roles" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_timing_devices_devices_order_idx" ON "_popups_v_version_timing_devices_devices" USING btree ("order");
  CREATE INDEX "_popups_v_version_timing_devices_devices_parent_idx" ON "_popups_v_version_timing_devices_devices" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_timing_browsers_browsers_options_order_idx" ON "_popups_v_version_timing_browsers_browsers_options" USING btree ("order");
  CREATE INDEX "_popups_v_version_timing_browsers_browsers_options_parent_idx" ON "_popups_v_version_timing_browsers_browsers_options" USING btree ("parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE INDEX "_popups_v_autosave_idx" ON "_popups_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_rels_order_idx" ON "_popups_v_rels" USING btree ("order");
  CREATE INDEX "_popups_v_rels_parent_idx" ON "_popups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popups_v_rels_path_idx" ON "_popups_v_rels" USING btree ("path");
  CREATE INDEX "_popups_v_rels_pages_id_idx" ON "_popups_v_rels" USING btree ("pages_id");
  CREATE INDEX "_popups_v_rels_posts_id_idx" ON "_popups_v_rels" USING btree ("posts_id");
  CREATE INDEX "_popups_v_rels_categories_id_idx" ON "_popups_v_rels" USING btree ("categories_id");
  CREATE INDEX "_popups_v_rels_tags_id_idx" ON "_popups_v_rels" USING btree ("tags_id");
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_items_children_popup_idx" ON "menus_items_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE INDEX "menus_items_popup_idx" ON "menus_items" USING btree ("popup_id");
  CREATE INDEX "menus_items_picture_idx" ON "menus_items" USING btree ("picture_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "popups_conditions_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_conditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_timing_sources_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_timing_logged_in_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_timing_devices_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_timing_browsers_browsers_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_conditions_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_conditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_timing_sources_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_timing_devices_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_timing_browsers_browsers_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lightbox" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "popups_conditions_kinds" CASCADE;
  DROP TABLE "popups_conditions" CASCADE;
  DROP TABLE "popups_timing_sources_sources" CASCADE;
  DROP TABLE "popups_timing_logged_in_roles" CASCADE;
  DROP TABLE "popups_timing_devices_devices" CASCADE;
  DROP TABLE "popups_timing_browsers_browsers_options" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "popups_rels" CASCADE;
  DROP TABLE "_popups_v_version_conditions_kinds" CASCADE;
  DROP TABLE "_popups_v_version_conditions" CASCADE;
  DROP TABLE "_popups_v_version_timing_sources_sources" CASCADE;
  DROP TABLE "_popups_v_version_timing_logged_in_roles" CASCADE;
  DROP TABLE "_popups_v_version_timing_devices_devices" CASCADE;
  DROP TABLE "_popups_v_version_timing_browsers_browsers_options" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  DROP TABLE "_popups_v_rels" CASCADE;
  DROP TABLE "lightbox" CASCADE;
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_popup_id_popups_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_picture_id_media_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_popup_id_popups_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DEFAULT 'document'::text;
  DROP TYPE "public"."enum_menus_items_children_kind";
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('document', 'address');
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DEFAULT 'document'::"public"."enum_menus_items_children_kind";
  ALTER TABLE "menus_items_children" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_children_kind" USING "kind"::"public"."enum_menus_items_children_kind";
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DEFAULT 'document'::text;
  DROP TYPE "public"."enum_menus_items_kind";
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('document', 'address');
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DEFAULT 'document'::"public"."enum_menus_items_kind";
  ALTER TABLE "menus_items" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menus_items_kind" USING "kind"::"public"."enum_menus_items_kind";
  DROP INDEX "menus_items_children_popup_idx";
  DROP INDEX "menus_items_children_picture_idx";
  DROP INDEX "menus_items_popup_idx";
  DROP INDEX "menus_items_picture_idx";
  DROP INDEX "payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "pages" DROP COLUMN "public_path";
  ALTER TABLE "_pages_v" DROP COLUMN "version_public_path";
  ALTER TABLE "posts" DROP COLUMN "public_path";
  ALTER TABLE "_posts_v" DROP COLUMN "version_public_path";
  ALTER TABLE "menus_items_children" DROP COLUMN "action";
  ALTER TABLE "menus_items_children" DROP COLUMN "popup_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "toggle";
  ALTER TABLE "menus_items_children" DROP COLUMN "do_not_show_again";
  ALTER TABLE "menus_items_children" DROP COLUMN "panel";
  ALTER TABLE "menus_items_children" DROP COLUMN "picture_id";
  ALTER TABLE "menus_items" DROP COLUMN "action";
  ALTER TABLE "menus_items" DROP COLUMN "popup_id";
  ALTER TABLE "menus_items" DROP COLUMN "toggle";
  ALTER TABLE "menus_items" DROP COLUMN "do_not_show_again";
  ALTER TABLE "menus_items" DROP COLUMN "panel";
  ALTER TABLE "menus_items" DROP COLUMN "picture_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  ALTER TABLE "site" DROP COLUMN "timezone";
  DROP TYPE "public"."enum_popups_conditions_kinds";
  DROP TYPE "public"."enum_popups_conditions_rule";
  DROP TYPE "public"."enum_popups_conditions_of";
  DROP TYPE "public"."enum_popups_timing_sources_sources";
  DROP TYPE "public"."enum_popups_timing_logged_in_roles";
  DROP TYPE "public"."enum_popups_timing_devices_devices";
  DROP TYPE "public"."enum_popups_timing_browsers_browsers_options";
  DROP TYPE "public"."enum_popups_height";
  DROP TYPE "public"."enum_popups_position";
  DROP TYPE "public"."enum_popups_content_position";
  DROP TYPE "public"."enum_popups_entrance_animation";
  DROP TYPE "public"."enum_popups_exit_animation";
  DROP TYPE "public"."enum_popups_close_button_position";
  DROP TYPE "public"."enum_popups_triggers_scrolling_direction";
  DROP TYPE "public"."enum_popups_timing_times_times_period";
  DROP TYPE "public"."enum_popups_timing_url_action";
  DROP TYPE "public"."enum_popups_timing_logged_in_users";
  DROP TYPE "public"."enum_popups_timing_browsers_browsers";
  DROP TYPE "public"."enum_popups_timing_schedule_schedule_timezone";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_conditions_kinds";
  DROP TYPE "public"."enum__popups_v_version_conditions_rule";
  DROP TYPE "public"."enum__popups_v_version_conditions_of";
  DROP TYPE "public"."enum__popups_v_version_timing_sources_sources";
  DROP TYPE "public"."enum__popups_v_version_timing_logged_in_roles";
  DROP TYPE "public"."enum__popups_v_version_timing_devices_devices";
  DROP TYPE "public"."enum__popups_v_version_timing_browsers_browsers_options";
  DROP TYPE "public"."enum__popups_v_version_height";
  DROP TYPE "public"."enum__popups_v_version_position";
  DROP TYPE "public"."enum__popups_v_version_content_position";
  DROP TYPE "public"."enum__popups_v_version_entrance_animation";
  DROP TYPE "public"."enum__popups_v_version_exit_animation";
  DROP TYPE "public"."enum__popups_v_version_close_button_position";
  DROP TYPE "public"."enum__popups_v_version_triggers_scrolling_direction";
  DROP TYPE "public"."enum__popups_v_version_timing_times_times_period";
  DROP TYPE "public"."enum__popups_v_version_timing_url_action";
  DROP TYPE "public"."enum__popups_v_version_timing_logged_in_users";
  DROP TYPE "public"."enum__popups_v_version_timing_browsers_browsers";
  DROP TYPE "public"."enum__popups_v_version_timing_schedule_schedule_timezone";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";
  DROP TYPE "public"."enum_menus_items_children_action";
  DROP TYPE "public"."enum_menus_items_action";
  DROP TYPE "public"."enum_lightbox_lightbox_title_src";
  DROP TYPE "public"."enum_lightbox_lightbox_description_src";`)
}
