// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_templates_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found');
  CREATE TYPE "public"."enum_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found');
  CREATE TYPE "public"."enum__templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum_menus_items_children_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum_menus_items_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '410');
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
  CREATE TYPE "public"."enum_consent_records_accepted" AS ENUM('necessary', 'analytics', 'advertising');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_show_progress" AS ENUM('articles', 'all', 'none');
  CREATE TYPE "public"."enum_site_dock_side" AS ENUM('right', 'left');
  CREATE TYPE "public"."enum_theme_share_box_networks" AS ENUM('twitter', 'x-twitter', 'pinterest', 'facebook', 'threads', 'vk', 'linkedin', 'odnoklassniki', 'tumblr', 'google', 'digg', 'reddit', 'stumbleupon', 'pocket', 'whatsapp', 'xing', 'print', 'email', 'telegram', 'skype');
  CREATE TYPE "public"."enum_theme_share_box_hide_on" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_theme_share_box_position" AS ENUM('bottom', 'top', 'both');
  CREATE TYPE "public"."enum_theme_share_box_look" AS ENUM('names', 'icons', 'buttons');
  CREATE TYPE "public"."enum_theme_share_box_colour" AS ENUM('text', 'official');
  CREATE TYPE "public"."enum_toc_levels" AS ENUM('2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_toc_visibility_hide_by_device" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_toc_numbering" AS ENUM('none', 'decimal', 'alpha', 'roman', 'arabic-indic');
  CREATE TYPE "public"."enum_lightbox_lightbox_title_src" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum_lightbox_lightbox_description_src" AS ENUM('none', 'title', 'caption', 'alt', 'description');
  CREATE TYPE "public"."enum_chat_styles_btn_position" AS ENUM('right', 'left');
  CREATE TYPE "public"."enum_chat_display_display_condition" AS ENUM('showAllPage', 'includePages', 'excludePages');
  CREATE TYPE "public"."enum_analytics_page_view_sender" AS ENUM('site', 'tag-manager');
  CREATE TYPE "public"."enum_analytics_consent_region" AS ENUM('everywhere', 'europe', 'nowhere');
  CREATE TYPE "public"."enum_copy_protection_documents" AS ENUM('posts', 'pages', 'archives');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"layout" jsonb,
  	"meta_noindex" boolean DEFAULT false,
  	"path" varchar,
  	"public_path" varchar,
  	"template_id" integer,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_path" varchar,
  	"version_public_path" varchar,
  	"version_template_id" integer,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"featured_image_id" integer,
  	"layout" jsonb,
  	"meta_noindex" boolean DEFAULT false,
  	"path" varchar,
  	"public_path" varchar,
  	"published_at" timestamp(3) with time zone,
  	"byline" varchar,
  	"template_id" integer,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_featured_image_id" integer,
  	"version_layout" jsonb,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_path" varchar,
  	"version_public_path" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_byline" varchar,
  	"version_template_id" integer,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp320_url" varchar,
  	"sizes_webp320_width" numeric,
  	"sizes_webp320_height" numeric,
  	"sizes_webp320_mime_type" varchar,
  	"sizes_webp320_filesize" numeric,
  	"sizes_webp320_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar,
  	"sizes_jpeg640_url" varchar,
  	"sizes_jpeg640_width" numeric,
  	"sizes_jpeg640_height" numeric,
  	"sizes_jpeg640_mime_type" varchar,
  	"sizes_jpeg640_filesize" numeric,
  	"sizes_jpeg640_filename" varchar,
  	"sizes_jpeg1280_url" varchar,
  	"sizes_jpeg1280_width" numeric,
  	"sizes_jpeg1280_height" numeric,
  	"sizes_jpeg1280_mime_type" varchar,
  	"sizes_jpeg1280_filesize" numeric,
  	"sizes_jpeg1280_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_templates_kind",
  	"sticky" boolean,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_templates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__templates_v_version_kind",
  	"version_sticky" boolean,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__templates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__templates_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_items_children_kind" DEFAULT 'document',
  	"new_tab" boolean,
  	"address" varchar,
  	"skip_lightbox" boolean DEFAULT false,
  	"action" "enum_menus_items_children_action",
  	"popup_id" integer,
  	"toggle" boolean DEFAULT false,
  	"do_not_show_again" boolean DEFAULT false,
  	"panel" varchar,
  	"picture_id" integer,
  	"slideshow" varchar
  );
  
  CREATE TABLE "menus_items_children_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_items_kind" DEFAULT 'document',
  	"new_tab" boolean,
  	"address" varchar,
  	"skip_lightbox" boolean DEFAULT false,
  	"action" "enum_menus_items_action",
  	"popup_id" integer,
  	"toggle" boolean DEFAULT false,
  	"do_not_show_again" boolean DEFAULT false,
  	"panel" varchar,
  	"picture_id" integer,
  	"slideshow" varchar
  );
  
  CREATE TABLE "menus_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"media_id" integer,
  	"templates_id" integer,
  	"menus_id" integer,
  	"redirects_id" integer,
  	"popups_id" integer,
  	"chat_accounts_id" integer,
  	"chat_clicks_id" integer,
  	"consent_records_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"share_image_id" integer,
  	"email" varchar,
  	"telephone" varchar,
  	"address_street" varchar,
  	"address_locality" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar DEFAULT 'MA',
  	"timezone" varchar DEFAULT '+00:00',
  	"templates_header_id" integer,
  	"templates_footer_id" integer,
  	"templates_article_id" integer,
  	"templates_page_id" integer,
  	"templates_archive_id" integer,
  	"templates_search_id" integer,
  	"templates_not_found_id" integer,
  	"show_to_top" boolean DEFAULT true,
  	"show_progress" "enum_site_show_progress" DEFAULT 'articles',
  	"dock_side" "enum_site_dock_side" DEFAULT 'right',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar DEFAULT 'My tours' NOT NULL,
  	"tagline" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"colours_paper" varchar DEFAULT '#f7f0e3',
  	"colours_sand" varchar DEFAULT '#ecdfc8',
  	"colours_ink" varchar DEFAULT '#1e1413',
  	"colours_brand" varchar DEFAULT '#2541a8',
  	"colours_accent" varchar DEFAULT '#a8401f',
  	"colours_saffron" varchar DEFAULT '#e8a33d',
  	"type_base_size" numeric DEFAULT 18,
  	"type_scale" numeric DEFAULT 1.25,
  	"shape_radius" numeric DEFAULT 4,
  	"shape_content_width" numeric DEFAULT 1240,
  	"shape_text_width" numeric DEFAULT 66,
  	"share_box_enabled" boolean DEFAULT true,
  	"share_box_show_native" boolean DEFAULT true,
  	"share_box_show_copy" boolean DEFAULT true,
  	"share_box_position" "enum_theme_share_box_position" DEFAULT 'bottom',
  	"share_box_look" "enum_theme_share_box_look" DEFAULT 'names',
  	"share_box_colour" "enum_theme_share_box_colour" DEFAULT 'text',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "theme_locales" (
  	"share_box_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "toc_levels" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_toc_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "toc_visibility_hide_by_device" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_toc_visibility_hide_by_device",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "toc" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"max_depth" numeric DEFAULT 3,
  	"min_headings" numeric DEFAULT 2,
  	"numbering" "enum_toc_numbering" DEFAULT 'none',
  	"visible_links" numeric DEFAULT 0,
  	"visibility_hide_by_default" boolean DEFAULT true,
  	"smooth_scroll" boolean DEFAULT true,
  	"scroll_offset" numeric DEFAULT 30,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "toc_locales" (
  	"title" varchar,
  	"exclude" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "chat" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"timezone" varchar DEFAULT '+00:00' NOT NULL,
  	"default_avatar_id" integer,
  	"gdpr_status" boolean DEFAULT false,
  	"styles_btn_position" "enum_chat_styles_btn_position" DEFAULT 'right',
  	"styles_btn_bottom_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_btn_right_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_btn_left_distance" numeric DEFAULT 30 NOT NULL,
  	"styles_is_show_btn_label" boolean DEFAULT true,
  	"styles_btn_label_width" numeric DEFAULT 156 NOT NULL,
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
  
  CREATE TABLE "content_version" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_template_id_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_template_id_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_parent_id_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_templates_fk" FOREIGN KEY ("templates_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_clicks_fk" FOREIGN KEY ("chat_clicks_id") REFERENCES "public"."chat_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_records_fk" FOREIGN KEY ("consent_records_id") REFERENCES "public"."consent_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_header_id_templates_id_fk" FOREIGN KEY ("templates_header_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_footer_id_templates_id_fk" FOREIGN KEY ("templates_footer_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_article_id_templates_id_fk" FOREIGN KEY ("templates_article_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_page_id_templates_id_fk" FOREIGN KEY ("templates_page_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_archive_id_templates_id_fk" FOREIGN KEY ("templates_archive_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_search_id_templates_id_fk" FOREIGN KEY ("templates_search_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_not_found_id_templates_id_fk" FOREIGN KEY ("templates_not_found_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_networks" ADD CONSTRAINT "theme_share_box_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_hide_on" ADD CONSTRAINT "theme_share_box_hide_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_locales" ADD CONSTRAINT "theme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_levels" ADD CONSTRAINT "toc_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_visibility_hide_by_device" ADD CONSTRAINT "toc_visibility_hide_by_device_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_locales" ADD CONSTRAINT "toc_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat" ADD CONSTRAINT "chat_default_avatar_id_media_id_fk" FOREIGN KEY ("default_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_locales" ADD CONSTRAINT "chat_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "analytics" ADD CONSTRAINT "analytics_consent_privacy_page_id_pages_id_fk" FOREIGN KEY ("consent_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "copy_protection_documents" ADD CONSTRAINT "copy_protection_documents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."copy_protection"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "copy_protection_locales" ADD CONSTRAINT "copy_protection_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."copy_protection"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_template_idx" ON "pages" USING btree ("template_id");
  CREATE INDEX "pages_author_idx" ON "pages" USING btree ("author_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_template_idx" ON "_pages_v" USING btree ("version_template_id");
  CREATE INDEX "_pages_v_version_version_author_idx" ON "_pages_v" USING btree ("version_author_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE UNIQUE INDEX "posts_path_idx" ON "posts" USING btree ("path");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_template_idx" ON "posts" USING btree ("template_id");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_meta_meta_image_idx" ON "posts_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_version_path_idx" ON "_posts_v" USING btree ("version_path");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_template_idx" ON "_posts_v" USING btree ("version_template_id");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_version_meta_version_meta_image_idx" ON "_posts_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_webp320_sizes_webp320_filename_idx" ON "media" USING btree ("sizes_webp320_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE INDEX "media_sizes_webp1920_sizes_webp1920_filename_idx" ON "media" USING btree ("sizes_webp1920_filename");
  CREATE INDEX "media_sizes_jpeg640_sizes_jpeg640_filename_idx" ON "media" USING btree ("sizes_jpeg640_filename");
  CREATE INDEX "media_sizes_jpeg1280_sizes_jpeg1280_filename_idx" ON "media" USING btree ("sizes_jpeg1280_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
  CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");
  CREATE INDEX "templates__status_idx" ON "templates" USING btree ("_status");
  CREATE INDEX "_templates_v_parent_idx" ON "_templates_v" USING btree ("parent_id");
  CREATE INDEX "_templates_v_version_version_updated_at_idx" ON "_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_templates_v_version_version_created_at_idx" ON "_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_templates_v_version_version__status_idx" ON "_templates_v" USING btree ("version__status");
  CREATE INDEX "_templates_v_created_at_idx" ON "_templates_v" USING btree ("created_at");
  CREATE INDEX "_templates_v_updated_at_idx" ON "_templates_v" USING btree ("updated_at");
  CREATE INDEX "_templates_v_snapshot_idx" ON "_templates_v" USING btree ("snapshot");
  CREATE INDEX "_templates_v_published_locale_idx" ON "_templates_v" USING btree ("published_locale");
  CREATE INDEX "_templates_v_latest_idx" ON "_templates_v" USING btree ("latest");
  CREATE INDEX "_templates_v_autosave_idx" ON "_templates_v" USING btree ("autosave");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_popup_idx" ON "menus_items_children" USING btree ("popup_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_popup_idx" ON "menus_items" USING btree ("popup_id");
  CREATE INDEX "menus_items_picture_idx" ON "menus_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_posts_id_idx" ON "menus_rels" USING btree ("posts_id");
  CREATE INDEX "menus_rels_categories_id_idx" ON "menus_rels" USING btree ("categories_id");
  CREATE INDEX "menus_rels_tags_id_idx" ON "menus_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
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
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("templates_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_chat_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_chat_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_consent_records_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_records_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_share_image_idx" ON "site" USING btree ("share_image_id");
  CREATE INDEX "site_templates_templates_header_idx" ON "site" USING btree ("templates_header_id");
  CREATE INDEX "site_templates_templates_footer_idx" ON "site" USING btree ("templates_footer_id");
  CREATE INDEX "site_templates_templates_article_idx" ON "site" USING btree ("templates_article_id");
  CREATE INDEX "site_templates_templates_page_idx" ON "site" USING btree ("templates_page_id");
  CREATE INDEX "site_templates_templates_archive_idx" ON "site" USING btree ("templates_archive_id");
  CREATE INDEX "site_templates_templates_search_idx" ON "site" USING btree ("templates_search_id");
  CREATE INDEX "site_templates_templates_not_found_idx" ON "site" USING btree ("templates_not_found_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "theme_share_box_networks_order_idx" ON "theme_share_box_networks" USING btree ("order");
  CREATE INDEX "theme_share_box_networks_parent_idx" ON "theme_share_box_networks" USING btree ("parent_id");
  CREATE INDEX "theme_share_box_hide_on_order_idx" ON "theme_share_box_hide_on" USING btree ("order");
  CREATE INDEX "theme_share_box_hide_on_parent_idx" ON "theme_share_box_hide_on" USING btree ("parent_id");
  CREATE UNIQUE INDEX "theme_locales_locale_parent_id_unique" ON "theme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toc_levels_order_idx" ON "toc_levels" USING btree ("order");
  CREATE INDEX "toc_levels_parent_idx" ON "toc_levels" USING btree ("parent_id");
  CREATE INDEX "toc_visibility_hide_by_device_order_idx" ON "toc_visibility_hide_by_device" USING btree ("order");
  CREATE INDEX "toc_visibility_hide_by_device_parent_idx" ON "toc_visibility_hide_by_device" USING btree ("parent_id");
  CREATE UNIQUE INDEX "toc_locales_locale_parent_id_unique" ON "toc_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "copy_protection_locales_locale_parent_id_unique" ON "copy_protection_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "templates" CASCADE;
  DROP TABLE "_templates_v" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items_children_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
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
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "theme_share_box_networks" CASCADE;
  DROP TABLE "theme_share_box_hide_on" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "theme_locales" CASCADE;
  DROP TABLE "toc_levels" CASCADE;
  DROP TABLE "toc_visibility_hide_by_device" CASCADE;
  DROP TABLE "toc" CASCADE;
  DROP TABLE "toc_locales" CASCADE;
  DROP TABLE "lightbox" CASCADE;
  DROP TABLE "chat" CASCADE;
  DROP TABLE "chat_locales" CASCADE;
  DROP TABLE "chat_rels" CASCADE;
  DROP TABLE "analytics" CASCADE;
  DROP TABLE "copy_protection_documents" CASCADE;
  DROP TABLE "copy_protection" CASCADE;
  DROP TABLE "copy_protection_locales" CASCADE;
  DROP TABLE "content_version" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_templates_kind";
  DROP TYPE "public"."enum_templates_status";
  DROP TYPE "public"."enum__templates_v_version_kind";
  DROP TYPE "public"."enum__templates_v_version_status";
  DROP TYPE "public"."enum__templates_v_published_locale";
  DROP TYPE "public"."enum_menus_items_children_kind";
  DROP TYPE "public"."enum_menus_items_children_action";
  DROP TYPE "public"."enum_menus_items_kind";
  DROP TYPE "public"."enum_menus_items_action";
  DROP TYPE "public"."enum_redirects_status";
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
  DROP TYPE "public"."enum_consent_records_accepted";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_show_progress";
  DROP TYPE "public"."enum_site_dock_side";
  DROP TYPE "public"."enum_theme_share_box_networks";
  DROP TYPE "public"."enum_theme_share_box_hide_on";
  DROP TYPE "public"."enum_theme_share_box_position";
  DROP TYPE "public"."enum_theme_share_box_look";
  DROP TYPE "public"."enum_theme_share_box_colour";
  DROP TYPE "public"."enum_toc_levels";
  DROP TYPE "public"."enum_toc_visibility_hide_by_device";
  DROP TYPE "public"."enum_toc_numbering";
  DROP TYPE "public"."enum_lightbox_lightbox_title_src";
  DROP TYPE "public"."enum_lightbox_lightbox_description_src";
  DROP TYPE "public"."enum_chat_styles_btn_position";
  DROP TYPE "public"."enum_chat_display_display_condition";
  DROP TYPE "public"."enum_analytics_page_view_sender";
  DROP TYPE "public"."enum_analytics_consent_region";
  DROP TYPE "public"."enum_copy_protection_documents";`)
}
