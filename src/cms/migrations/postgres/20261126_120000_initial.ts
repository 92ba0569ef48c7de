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
  CREATE TYPE "public"."enum_tours_languages" AS ENUM('en', 'fr', 'ar', 'es', 'de', 'it');
  CREATE TYPE "public"."enum_tours_best_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_tours_itinerary_meals" AS ENUM('breakfast', 'lunch', 'dinner');
  CREATE TYPE "public"."enum_tours_difficulty" AS ENUM('easy', 'moderate', 'demanding');
  CREATE TYPE "public"."enum_tours_enquiry_mode" AS ENUM('dated', 'onRequest', 'both');
  CREATE TYPE "public"."enum_tours_price_basis" AS ENUM('person', 'group');
  CREATE TYPE "public"."enum_tours_duration_band" AS ENUM('1', '2-3', '4-7', '8-14', '15-plus');
  CREATE TYPE "public"."enum_tours_price_band" AS ENUM('under-250', '250-500', '500-1000', '1000-2000', 'over-2000');
  CREATE TYPE "public"."enum_tours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tours_v_version_languages" AS ENUM('en', 'fr', 'ar', 'es', 'de', 'it');
  CREATE TYPE "public"."enum__tours_v_version_best_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__tours_v_version_itinerary_meals" AS ENUM('breakfast', 'lunch', 'dinner');
  CREATE TYPE "public"."enum__tours_v_version_difficulty" AS ENUM('easy', 'moderate', 'demanding');
  CREATE TYPE "public"."enum__tours_v_version_enquiry_mode" AS ENUM('dated', 'onRequest', 'both');
  CREATE TYPE "public"."enum__tours_v_version_price_basis" AS ENUM('person', 'group');
  CREATE TYPE "public"."enum__tours_v_version_duration_band" AS ENUM('1', '2-3', '4-7', '8-14', '15-plus');
  CREATE TYPE "public"."enum__tours_v_version_price_band" AS ENUM('under-250', '250-500', '500-1000', '1000-2000', 'over-2000');
  CREATE TYPE "public"."enum__tours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tours_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_departures_status" AS ENUM('automatic', 'open', 'limited', 'full', 'closed', 'cancelled');
  CREATE TYPE "public"."enum_departures_availability" AS ENUM('open', 'limited', 'full', 'closed', 'cancelled');
  CREATE TYPE "public"."enum_templates_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found', 'tour', 'tourArchive', 'card');
  CREATE TYPE "public"."enum_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found', 'tour', 'tourArchive', 'card');
  CREATE TYPE "public"."enum__templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum_menus_items_children_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('document', 'address', 'action');
  CREATE TYPE "public"."enum_menus_items_action" AS ENUM('popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'lightbox', 'reload-page');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED');
  CREATE TYPE "public"."enum_bookings_refund" AS ENUM('FULL', 'PARTIAL', 'NONE');
  CREATE TYPE "public"."enum_bookings_source" AS ENUM('partner', 'site', 'studio');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('CART', 'PLACED', 'CONFIRMED', 'EXPIRED', 'CANCELLED');
  CREATE TYPE "public"."enum_orders_plan" AS ENUM('full', 'deposit');
  CREATE TYPE "public"."enum_orders_method" AS ENUM('stripe', 'paypal', 'transfer', 'arrival');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'paypal', 'transfer', 'arrival');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('full', 'deposit', 'balance');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('open', 'paid', 'failed', 'orphaned', 'refunded');
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
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'subscribed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_subscribers_provider_state" AS ENUM('none', 'waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_popups_conditions_kinds" AS ENUM('front', 'page', 'article', 'archive', 'search', 'not-found');
  CREATE TYPE "public"."enum_popups_conditions_rule" AS ENUM('include', 'exclude');
  CREATE TYPE "public"."enum_popups_conditions_of" AS ENUM('site', 'kinds', 'documents', 'terms');
  CREATE TYPE "public"."enum_popups_timing_sources_sources" AS ENUM('internal', 'search', 'external');
  CREATE TYPE "public"."enum_popups_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'customer');
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
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author', 'customer');
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
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'kept', 'failed');
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
  CREATE TYPE "public"."enum_copy_protection_documents" AS ENUM('posts', 'pages', 'tours', 'archives');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"image_id" integer,
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
  	"version_layout" jsonb,
  	"version_image_id" integer,
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
  	"layout" jsonb,
  	"featured_image_id" integer,
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
  	"version_layout" jsonb,
  	"version_featured_image_id" integer,
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
  
  CREATE TABLE "tours_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tours_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_best_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tours_best_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_highlights_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_excluded_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_bring" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_bring_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_itinerary_meals" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_tours_itinerary_meals",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_itinerary_optional" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"price" numeric
  );
  
  CREATE TABLE "tours_itinerary_optional_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_itinerary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"day_to" numeric,
  	"distance_km" numeric,
  	"hours" numeric,
  	"altitude" numeric,
  	"picture_id" integer
  );
  
  CREATE TABLE "tours_itinerary_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"places" varchar,
  	"stay" varchar,
  	"transport" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"altitude" numeric,
  	"is_stay" boolean DEFAULT false
  );
  
  CREATE TABLE "tours_points_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_price_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone
  );
  
  CREATE TABLE "tours_price_seasons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours_price_parties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"to" numeric,
  	"price" numeric
  );
  
  CREATE TABLE "tours_cancellation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" numeric,
  	"percent" numeric
  );
  
  CREATE TABLE "tours_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_faq_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"featured_image_id" integer,
  	"film" varchar,
  	"days" numeric,
  	"nights" numeric,
  	"group_min" numeric,
  	"group_max" numeric,
  	"age_min" numeric,
  	"child_age_max" numeric,
  	"children_per_adult" numeric,
  	"children_alone" boolean DEFAULT false,
  	"difficulty" "enum_tours_difficulty",
  	"enquiry_mode" "enum_tours_enquiry_mode" DEFAULT 'both',
  	"is_private" boolean DEFAULT false,
  	"price_from" numeric,
  	"price_currency" varchar DEFAULT 'EUR',
  	"price_basis" "enum_tours_price_basis" DEFAULT 'person',
  	"price_single_supplement" numeric,
  	"price_child_from" numeric,
  	"price_deposit" numeric,
  	"meta_noindex" boolean DEFAULT false,
  	"path" varchar,
  	"public_path" varchar,
  	"code" varchar,
  	"duration_band" "enum_tours_duration_band",
  	"price_band" "enum_tours_price_band",
  	"months" jsonb,
  	"template_id" integer,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tours_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tours_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"start_place" varchar,
  	"end_place" varchar,
  	"fit_note" varchar,
  	"price_note" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tours_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"tours_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_tours_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tours_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_best_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tours_v_version_best_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_highlights_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_included" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_included_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_excluded_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_bring" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_bring_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_itinerary_meals" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tours_v_version_itinerary_meals",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_itinerary_optional" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_itinerary_optional_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_itinerary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"day_to" numeric,
  	"distance_km" numeric,
  	"hours" numeric,
  	"altitude" numeric,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_itinerary_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"places" varchar,
  	"stay" varchar,
  	"transport" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"altitude" numeric,
  	"is_stay" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_points_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_price_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_price_seasons_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_price_parties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"to" numeric,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_cancellation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" numeric,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_faq_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_layout" jsonb,
  	"version_featured_image_id" integer,
  	"version_film" varchar,
  	"version_days" numeric,
  	"version_nights" numeric,
  	"version_group_min" numeric,
  	"version_group_max" numeric,
  	"version_age_min" numeric,
  	"version_child_age_max" numeric,
  	"version_children_per_adult" numeric,
  	"version_children_alone" boolean DEFAULT false,
  	"version_difficulty" "enum__tours_v_version_difficulty",
  	"version_enquiry_mode" "enum__tours_v_version_enquiry_mode" DEFAULT 'both',
  	"version_is_private" boolean DEFAULT false,
  	"version_price_from" numeric,
  	"version_price_currency" varchar DEFAULT 'EUR',
  	"version_price_basis" "enum__tours_v_version_price_basis" DEFAULT 'person',
  	"version_price_single_supplement" numeric,
  	"version_price_child_from" numeric,
  	"version_price_deposit" numeric,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_path" varchar,
  	"version_public_path" varchar,
  	"version_code" varchar,
  	"version_duration_band" "enum__tours_v_version_duration_band",
  	"version_price_band" "enum__tours_v_version_price_band",
  	"version_months" jsonb,
  	"version_template_id" integer,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tours_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tours_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tours_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_start_place" varchar,
  	"version_end_place" varchar,
  	"version_fit_note" varchar,
  	"version_price_note" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tours_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"tours_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "departures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"tour_id" integer NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"seats" numeric,
  	"taken" numeric DEFAULT 0,
  	"booked" numeric DEFAULT 0,
  	"status" "enum_departures_status" DEFAULT 'automatic' NOT NULL,
  	"price" numeric,
  	"cut_off_days" numeric,
  	"is_guaranteed" boolean DEFAULT false,
  	"availability" "enum_departures_availability",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departures_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "destinations_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tour_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tour_types_locales" (
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
  	"address" varchar,
  	"new_tab" boolean,
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
  	"address" varchar,
  	"new_tab" boolean,
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
  	"tours_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"rating" numeric DEFAULT 5 NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"portrait_id" integer,
  	"source" varchar,
  	"source_url" varchar,
  	"tour_id" integer,
  	"journey_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_locales" (
  	"place" varchar,
  	"title" varchar,
  	"text" varchar NOT NULL,
  	"journey" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"departure_id" integer NOT NULL,
  	"status" "enum_bookings_status" DEFAULT 'ON_HOLD' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"adults" numeric,
  	"children" numeric,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"notes" varchar,
  	"cancel_reason" varchar,
  	"refunded_amount" numeric,
  	"reference" varchar,
  	"tour_title" varchar,
  	"start" varchar,
  	"end" varchar,
  	"places" numeric,
  	"total" numeric,
  	"currency" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"refund" "enum_bookings_refund",
  	"cancellation_fee" numeric,
  	"refund_due" numeric,
  	"refunded_at" timestamp(3) with time zone,
  	"source" "enum_bookings_source" DEFAULT 'studio',
  	"partner_name" varchar,
  	"reseller_reference" varchar,
  	"uuid" varchar,
  	"tour_id" integer,
  	"items" jsonb,
  	"extras" jsonb,
  	"order_id" integer,
  	"holder" varchar,
  	"contact" jsonb,
  	"history" jsonb,
  	"partner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"last_seen_at" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"sessions" jsonb,
  	"attempts" jsonb,
  	"used_links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"status" "enum_orders_status" DEFAULT 'CART',
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"subtotal" numeric,
  	"discount" numeric,
  	"total" numeric,
  	"currency" varchar,
  	"due_now" numeric,
  	"paid" numeric,
  	"refunded" numeric,
  	"plan" "enum_orders_plan",
  	"method" "enum_orders_method",
  	"promotion" varchar,
  	"balance_due" varchar,
  	"notes" varchar,
  	"placed_at" timestamp(3) with time zone,
  	"confirm_by" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"balance_asked_at" timestamp(3) with time zone,
  	"customer_id" integer,
  	"contact" jsonb,
  	"locale" varchar,
  	"history" jsonb,
  	"cart_key" varchar,
  	"holder" varchar,
  	"mailbox" varchar,
  	"proven_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"uuid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider" "enum_payments_provider" NOT NULL,
  	"provider_id" varchar,
  	"kind" "enum_payments_kind" NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'open' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"note" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"key" varchar,
  	"url" varchar,
  	"capture_id" varchar,
  	"refund_id" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"refunds" jsonb,
  	"owes_refund" boolean DEFAULT false,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"percent" numeric,
  	"amount" numeric,
  	"currency" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"uses" numeric,
  	"least" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tours_id" integer
  );
  
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"day" varchar NOT NULL
  );
  
  CREATE TABLE "contact_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"channel" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
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
  	"search_text" varchar,
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
  	"uuid" varchar,
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
  	"tours_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer
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
  	"tours_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer
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
  
  CREATE TABLE "spent_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires" numeric NOT NULL
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
  	"tours_id" integer,
  	"departures_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"destinations_id" integer,
  	"tour_types_id" integer,
  	"media_id" integer,
  	"templates_id" integer,
  	"menus_id" integer,
  	"redirects_id" integer,
  	"reviews_id" integer,
  	"bookings_id" integer,
  	"customers_id" integer,
  	"orders_id" integer,
  	"payments_id" integer,
  	"promotions_id" integer,
  	"search_misses_id" integer,
  	"contact_clicks_id" integer,
  	"forms_id" integer,
  	"enquiries_id" integer,
  	"enquiry_messages_id" integer,
  	"enquiry_files_id" integer,
  	"reply_templates_id" integer,
  	"subscribers_id" integer,
  	"popups_id" integer,
  	"chat_accounts_id" integer,
  	"chat_clicks_id" integer,
  	"consent_records_id" integer,
  	"mails_id" integer,
  	"spent_keys_id" integer,
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
  	"templates_tour_id" integer,
  	"templates_tour_archive_id" integer,
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
  
  CREATE TABLE "shop" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"cart_page_id" integer,
  	"checkout_page_id" integer,
  	"summary_page_id" integer,
  	"account_page_id" integer,
  	"terms_page_id" integer,
  	"hold_minutes" numeric DEFAULT 30,
  	"balance_days" numeric DEFAULT 42,
  	"held_seats" numeric DEFAULT 12,
  	"held_departures" numeric DEFAULT 4,
  	"unpaid_share" numeric DEFAULT 50,
  	"proven_seats" numeric DEFAULT 24,
  	"proven_departures" numeric DEFAULT 8,
  	"confirm_hours" numeric DEFAULT 24,
  	"takes_transfer" boolean DEFAULT false,
  	"transfer_days" numeric DEFAULT 5,
  	"unpaid_days" numeric DEFAULT 3,
  	"takes_arrival" boolean DEFAULT false,
  	"notice_email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_locales" (
  	"transfer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "channels_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key_hash" varchar
  );
  
  CREATE TABLE "channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"things_to_do" boolean DEFAULT false,
  	"business_name" varchar,
  	"json_feeds" boolean DEFAULT false,
  	"octo" boolean DEFAULT false,
  	"octo_bookings" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"limit" numeric DEFAULT 6,
  	"has_pictures" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_locales" (
  	"synonyms" varchar,
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
  	"posts_id" integer,
  	"tours_id" integer
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
  ALTER TABLE "tours_languages" ADD CONSTRAINT "tours_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_best_months" ADD CONSTRAINT "tours_best_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_highlights" ADD CONSTRAINT "tours_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_highlights_locales" ADD CONSTRAINT "tours_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_included" ADD CONSTRAINT "tours_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_included_locales" ADD CONSTRAINT "tours_included_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_excluded" ADD CONSTRAINT "tours_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_excluded_locales" ADD CONSTRAINT "tours_excluded_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_excluded"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_bring" ADD CONSTRAINT "tours_bring_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_bring_locales" ADD CONSTRAINT "tours_bring_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_bring"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary_meals" ADD CONSTRAINT "tours_itinerary_meals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary_optional" ADD CONSTRAINT "tours_itinerary_optional_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary_optional_locales" ADD CONSTRAINT "tours_itinerary_optional_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_itinerary_optional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary" ADD CONSTRAINT "tours_itinerary_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_itinerary" ADD CONSTRAINT "tours_itinerary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary_locales" ADD CONSTRAINT "tours_itinerary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_points" ADD CONSTRAINT "tours_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_points_locales" ADD CONSTRAINT "tours_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_price_seasons" ADD CONSTRAINT "tours_price_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_price_seasons_locales" ADD CONSTRAINT "tours_price_seasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_price_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_price_parties" ADD CONSTRAINT "tours_price_parties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_cancellation" ADD CONSTRAINT "tours_cancellation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_faq" ADD CONSTRAINT "tours_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_faq_locales" ADD CONSTRAINT "tours_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours" ADD CONSTRAINT "tours_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours" ADD CONSTRAINT "tours_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours" ADD CONSTRAINT "tours_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_locales" ADD CONSTRAINT "tours_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_locales" ADD CONSTRAINT "tours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_languages" ADD CONSTRAINT "_tours_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_best_months" ADD CONSTRAINT "_tours_v_version_best_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_highlights" ADD CONSTRAINT "_tours_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_highlights_locales" ADD CONSTRAINT "_tours_v_version_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_included" ADD CONSTRAINT "_tours_v_version_included_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_included_locales" ADD CONSTRAINT "_tours_v_version_included_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_included"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_excluded" ADD CONSTRAINT "_tours_v_version_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_excluded_locales" ADD CONSTRAINT "_tours_v_version_excluded_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_excluded"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_bring" ADD CONSTRAINT "_tours_v_version_bring_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_bring_locales" ADD CONSTRAINT "_tours_v_version_bring_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_bring"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary_meals" ADD CONSTRAINT "_tours_v_version_itinerary_meals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v_version_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary_optional" ADD CONSTRAINT "_tours_v_version_itinerary_optional_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary_optional_locales" ADD CONSTRAINT "_tours_v_version_itinerary_optional_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_itinerary_optional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary" ADD CONSTRAINT "_tours_v_version_itinerary_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary" ADD CONSTRAINT "_tours_v_version_itinerary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary_locales" ADD CONSTRAINT "_tours_v_version_itinerary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_points" ADD CONSTRAINT "_tours_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_points_locales" ADD CONSTRAINT "_tours_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_price_seasons" ADD CONSTRAINT "_tours_v_version_price_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_price_seasons_locales" ADD CONSTRAINT "_tours_v_version_price_seasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_price_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_price_parties" ADD CONSTRAINT "_tours_v_version_price_parties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_cancellation" ADD CONSTRAINT "_tours_v_version_cancellation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_faq" ADD CONSTRAINT "_tours_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_faq_locales" ADD CONSTRAINT "_tours_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_parent_id_tours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_template_id_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_locales" ADD CONSTRAINT "_tours_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_locales" ADD CONSTRAINT "_tours_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departures_locales" ADD CONSTRAINT "departures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_parent_id_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations_locales" ADD CONSTRAINT "destinations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_types_locales" ADD CONSTRAINT "tour_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departures_fk" FOREIGN KEY ("departures_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_templates_fk" FOREIGN KEY ("templates_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_misses_fk" FOREIGN KEY ("search_misses_id") REFERENCES "public"."search_misses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_clicks_fk" FOREIGN KEY ("contact_clicks_id") REFERENCES "public"."contact_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_messages_fk" FOREIGN KEY ("enquiry_messages_id") REFERENCES "public"."enquiry_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_files_fk" FOREIGN KEY ("enquiry_files_id") REFERENCES "public"."enquiry_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_clicks_fk" FOREIGN KEY ("chat_clicks_id") REFERENCES "public"."chat_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_records_fk" FOREIGN KEY ("consent_records_id") REFERENCES "public"."consent_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_keys_fk" FOREIGN KEY ("spent_keys_id") REFERENCES "public"."spent_keys"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_tour_id_templates_id_fk" FOREIGN KEY ("templates_tour_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_tour_archive_id_templates_id_fk" FOREIGN KEY ("templates_tour_archive_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_networks" ADD CONSTRAINT "theme_share_box_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_share_box_hide_on" ADD CONSTRAINT "theme_share_box_hide_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_locales" ADD CONSTRAINT "theme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_settings_locales" ADD CONSTRAINT "mail_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_levels" ADD CONSTRAINT "toc_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_visibility_hide_by_device" ADD CONSTRAINT "toc_visibility_hide_by_device_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toc_locales" ADD CONSTRAINT "toc_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toc"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_cart_page_id_pages_id_fk" FOREIGN KEY ("cart_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_checkout_page_id_pages_id_fk" FOREIGN KEY ("checkout_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_summary_page_id_pages_id_fk" FOREIGN KEY ("summary_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_account_page_id_pages_id_fk" FOREIGN KEY ("account_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_terms_page_id_pages_id_fk" FOREIGN KEY ("terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_locales" ADD CONSTRAINT "shop_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "channels_partners" ADD CONSTRAINT "channels_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_locales" ADD CONSTRAINT "search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox" ADD CONSTRAINT "inbox_chat_account_id_chat_accounts_id_fk" FOREIGN KEY ("chat_account_id") REFERENCES "public"."chat_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_texts" ADD CONSTRAINT "inbox_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_locales" ADD CONSTRAINT "newsletter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat" ADD CONSTRAINT "chat_default_avatar_id_media_id_fk" FOREIGN KEY ("default_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_locales" ADD CONSTRAINT "chat_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_chat_accounts_fk" FOREIGN KEY ("chat_accounts_id") REFERENCES "public"."chat_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "_status_publishedAt_createdAt_path_idx" ON "posts" USING btree ("_status","published_at","created_at","path");
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
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version__status","version_published_at","version_created_at","version_path");
  CREATE INDEX "_posts_v_version_meta_version_meta_image_idx" ON "_posts_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "tours_languages_order_idx" ON "tours_languages" USING btree ("order");
  CREATE INDEX "tours_languages_parent_idx" ON "tours_languages" USING btree ("parent_id");
  CREATE INDEX "tours_best_months_order_idx" ON "tours_best_months" USING btree ("order");
  CREATE INDEX "tours_best_months_parent_idx" ON "tours_best_months" USING btree ("parent_id");
  CREATE INDEX "tours_highlights_order_idx" ON "tours_highlights" USING btree ("_order");
  CREATE INDEX "tours_highlights_parent_id_idx" ON "tours_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_highlights_locales_locale_parent_id_unique" ON "tours_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_included_order_idx" ON "tours_included" USING btree ("_order");
  CREATE INDEX "tours_included_parent_id_idx" ON "tours_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_included_locales_locale_parent_id_unique" ON "tours_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_excluded_order_idx" ON "tours_excluded" USING btree ("_order");
  CREATE INDEX "tours_excluded_parent_id_idx" ON "tours_excluded" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_excluded_locales_locale_parent_id_unique" ON "tours_excluded_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_bring_order_idx" ON "tours_bring" USING btree ("_order");
  CREATE INDEX "tours_bring_parent_id_idx" ON "tours_bring" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_bring_locales_locale_parent_id_unique" ON "tours_bring_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_itinerary_meals_order_idx" ON "tours_itinerary_meals" USING btree ("order");
  CREATE INDEX "tours_itinerary_meals_parent_idx" ON "tours_itinerary_meals" USING btree ("parent_id");
  CREATE INDEX "tours_itinerary_optional_order_idx" ON "tours_itinerary_optional" USING btree ("_order");
  CREATE INDEX "tours_itinerary_optional_parent_id_idx" ON "tours_itinerary_optional" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_itinerary_optional_locales_locale_parent_id_unique" ON "tours_itinerary_optional_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_itinerary_order_idx" ON "tours_itinerary" USING btree ("_order");
  CREATE INDEX "tours_itinerary_parent_id_idx" ON "tours_itinerary" USING btree ("_parent_id");
  CREATE INDEX "tours_itinerary_picture_idx" ON "tours_itinerary" USING btree ("picture_id");
  CREATE UNIQUE INDEX "tours_itinerary_locales_locale_parent_id_unique" ON "tours_itinerary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_points_order_idx" ON "tours_points" USING btree ("_order");
  CREATE INDEX "tours_points_parent_id_idx" ON "tours_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_points_locales_locale_parent_id_unique" ON "tours_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_price_seasons_order_idx" ON "tours_price_seasons" USING btree ("_order");
  CREATE INDEX "tours_price_seasons_parent_id_idx" ON "tours_price_seasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_price_seasons_locales_locale_parent_id_unique" ON "tours_price_seasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_price_parties_order_idx" ON "tours_price_parties" USING btree ("_order");
  CREATE INDEX "tours_price_parties_parent_id_idx" ON "tours_price_parties" USING btree ("_parent_id");
  CREATE INDEX "tours_cancellation_order_idx" ON "tours_cancellation" USING btree ("_order");
  CREATE INDEX "tours_cancellation_parent_id_idx" ON "tours_cancellation" USING btree ("_parent_id");
  CREATE INDEX "tours_faq_order_idx" ON "tours_faq" USING btree ("_order");
  CREATE INDEX "tours_faq_parent_id_idx" ON "tours_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tours_faq_locales_locale_parent_id_unique" ON "tours_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_featured_image_idx" ON "tours" USING btree ("featured_image_id");
  CREATE INDEX "tours_days_idx" ON "tours" USING btree ("days");
  CREATE INDEX "tours_group_max_idx" ON "tours" USING btree ("group_max");
  CREATE INDEX "tours_difficulty_idx" ON "tours" USING btree ("difficulty");
  CREATE INDEX "tours_price_price_from_idx" ON "tours" USING btree ("price_from");
  CREATE UNIQUE INDEX "tours_path_idx" ON "tours" USING btree ("path");
  CREATE UNIQUE INDEX "tours_code_idx" ON "tours" USING btree ("code");
  CREATE INDEX "tours_duration_band_idx" ON "tours" USING btree ("duration_band");
  CREATE INDEX "tours_price_band_idx" ON "tours" USING btree ("price_band");
  CREATE INDEX "tours_template_idx" ON "tours" USING btree ("template_id");
  CREATE INDEX "tours_author_idx" ON "tours" USING btree ("author_id");
  CREATE INDEX "tours_updated_at_idx" ON "tours" USING btree ("updated_at");
  CREATE INDEX "tours_created_at_idx" ON "tours" USING btree ("created_at");
  CREATE INDEX "tours__status_idx" ON "tours" USING btree ("_status");
  CREATE INDEX "_status_createdAt_path_idx" ON "tours" USING btree ("_status","created_at","path");
  CREATE INDEX "tours_meta_meta_image_idx" ON "tours_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "tours_locales_locale_parent_id_unique" ON "tours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tours_rels_order_idx" ON "tours_rels" USING btree ("order");
  CREATE INDEX "tours_rels_parent_idx" ON "tours_rels" USING btree ("parent_id");
  CREATE INDEX "tours_rels_path_idx" ON "tours_rels" USING btree ("path");
  CREATE INDEX "tours_rels_media_id_idx" ON "tours_rels" USING btree ("media_id");
  CREATE INDEX "tours_rels_tours_id_idx" ON "tours_rels" USING btree ("tours_id");
  CREATE INDEX "tours_rels_destinations_id_idx" ON "tours_rels" USING btree ("destinations_id");
  CREATE INDEX "tours_rels_tour_types_id_idx" ON "tours_rels" USING btree ("tour_types_id");
  CREATE INDEX "tours_rels_categories_id_idx" ON "tours_rels" USING btree ("categories_id");
  CREATE INDEX "tours_rels_tags_id_idx" ON "tours_rels" USING btree ("tags_id");
  CREATE INDEX "_tours_v_version_languages_order_idx" ON "_tours_v_version_languages" USING btree ("order");
  CREATE INDEX "_tours_v_version_languages_parent_idx" ON "_tours_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_best_months_order_idx" ON "_tours_v_version_best_months" USING btree ("order");
  CREATE INDEX "_tours_v_version_best_months_parent_idx" ON "_tours_v_version_best_months" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_highlights_order_idx" ON "_tours_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_tours_v_version_highlights_parent_id_idx" ON "_tours_v_version_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_highlights_locales_locale_parent_id_unique" ON "_tours_v_version_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_included_order_idx" ON "_tours_v_version_included" USING btree ("_order");
  CREATE INDEX "_tours_v_version_included_parent_id_idx" ON "_tours_v_version_included" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_included_locales_locale_parent_id_unique" ON "_tours_v_version_included_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_excluded_order_idx" ON "_tours_v_version_excluded" USING btree ("_order");
  CREATE INDEX "_tours_v_version_excluded_parent_id_idx" ON "_tours_v_version_excluded" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_excluded_locales_locale_parent_id_unique" ON "_tours_v_version_excluded_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_bring_order_idx" ON "_tours_v_version_bring" USING btree ("_order");
  CREATE INDEX "_tours_v_version_bring_parent_id_idx" ON "_tours_v_version_bring" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_bring_locales_locale_parent_id_unique" ON "_tours_v_version_bring_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_itinerary_meals_order_idx" ON "_tours_v_version_itinerary_meals" USING btree ("order");
  CREATE INDEX "_tours_v_version_itinerary_meals_parent_idx" ON "_tours_v_version_itinerary_meals" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_itinerary_optional_order_idx" ON "_tours_v_version_itinerary_optional" USING btree ("_order");
  CREATE INDEX "_tours_v_version_itinerary_optional_parent_id_idx" ON "_tours_v_version_itinerary_optional" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_itinerary_optional_locales_locale_parent_id" ON "_tours_v_version_itinerary_optional_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_itinerary_order_idx" ON "_tours_v_version_itinerary" USING btree ("_order");
  CREATE INDEX "_tours_v_version_itinerary_parent_id_idx" ON "_tours_v_version_itinerary" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_itinerary_picture_idx" ON "_tours_v_version_itinerary" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_tours_v_version_itinerary_locales_locale_parent_id_unique" ON "_tours_v_version_itinerary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_points_order_idx" ON "_tours_v_version_points" USING btree ("_order");
  CREATE INDEX "_tours_v_version_points_parent_id_idx" ON "_tours_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_points_locales_locale_parent_id_unique" ON "_tours_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_price_seasons_order_idx" ON "_tours_v_version_price_seasons" USING btree ("_order");
  CREATE INDEX "_tours_v_version_price_seasons_parent_id_idx" ON "_tours_v_version_price_seasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_price_seasons_locales_locale_parent_id_uniq" ON "_tours_v_version_price_seasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_version_price_parties_order_idx" ON "_tours_v_version_price_parties" USING btree ("_order");
  CREATE INDEX "_tours_v_version_price_parties_parent_id_idx" ON "_tours_v_version_price_parties" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_cancellation_order_idx" ON "_tours_v_version_cancellation" USING btree ("_order");
  CREATE INDEX "_tours_v_version_cancellation_parent_id_idx" ON "_tours_v_version_cancellation" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_faq_order_idx" ON "_tours_v_version_faq" USING btree ("_order");
  CREATE INDEX "_tours_v_version_faq_parent_id_idx" ON "_tours_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tours_v_version_faq_locales_locale_parent_id_unique" ON "_tours_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_parent_idx" ON "_tours_v" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_version_featured_image_idx" ON "_tours_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_tours_v_version_version_days_idx" ON "_tours_v" USING btree ("version_days");
  CREATE INDEX "_tours_v_version_version_group_max_idx" ON "_tours_v" USING btree ("version_group_max");
  CREATE INDEX "_tours_v_version_version_difficulty_idx" ON "_tours_v" USING btree ("version_difficulty");
  CREATE INDEX "_tours_v_version_price_version_price_from_idx" ON "_tours_v" USING btree ("version_price_from");
  CREATE INDEX "_tours_v_version_version_path_idx" ON "_tours_v" USING btree ("version_path");
  CREATE INDEX "_tours_v_version_version_code_idx" ON "_tours_v" USING btree ("version_code");
  CREATE INDEX "_tours_v_version_version_duration_band_idx" ON "_tours_v" USING btree ("version_duration_band");
  CREATE INDEX "_tours_v_version_version_price_band_idx" ON "_tours_v" USING btree ("version_price_band");
  CREATE INDEX "_tours_v_version_version_template_idx" ON "_tours_v" USING btree ("version_template_id");
  CREATE INDEX "_tours_v_version_version_author_idx" ON "_tours_v" USING btree ("version_author_id");
  CREATE INDEX "_tours_v_version_version_updated_at_idx" ON "_tours_v" USING btree ("version_updated_at");
  CREATE INDEX "_tours_v_version_version_created_at_idx" ON "_tours_v" USING btree ("version_created_at");
  CREATE INDEX "_tours_v_version_version__status_idx" ON "_tours_v" USING btree ("version__status");
  CREATE INDEX "_tours_v_created_at_idx" ON "_tours_v" USING btree ("created_at");
  CREATE INDEX "_tours_v_updated_at_idx" ON "_tours_v" USING btree ("updated_at");
  CREATE INDEX "_tours_v_snapshot_idx" ON "_tours_v" USING btree ("snapshot");
  CREATE INDEX "_tours_v_published_locale_idx" ON "_tours_v" USING btree ("published_locale");
  CREATE INDEX "_tours_v_latest_idx" ON "_tours_v" USING btree ("latest");
  CREATE INDEX "_tours_v_autosave_idx" ON "_tours_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_createdAt_version_path_idx" ON "_tours_v" USING btree ("version__status","version_created_at","version_path");
  CREATE INDEX "_tours_v_version_meta_version_meta_image_idx" ON "_tours_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_tours_v_locales_locale_parent_id_unique" ON "_tours_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tours_v_rels_order_idx" ON "_tours_v_rels" USING btree ("order");
  CREATE INDEX "_tours_v_rels_parent_idx" ON "_tours_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tours_v_rels_path_idx" ON "_tours_v_rels" USING btree ("path");
  CREATE INDEX "_tours_v_rels_media_id_idx" ON "_tours_v_rels" USING btree ("media_id");
  CREATE INDEX "_tours_v_rels_tours_id_idx" ON "_tours_v_rels" USING btree ("tours_id");
  CREATE INDEX "_tours_v_rels_destinations_id_idx" ON "_tours_v_rels" USING btree ("destinations_id");
  CREATE INDEX "_tours_v_rels_tour_types_id_idx" ON "_tours_v_rels" USING btree ("tour_types_id");
  CREATE INDEX "_tours_v_rels_categories_id_idx" ON "_tours_v_rels" USING btree ("categories_id");
  CREATE INDEX "_tours_v_rels_tags_id_idx" ON "_tours_v_rels" USING btree ("tags_id");
  CREATE INDEX "departures_tour_idx" ON "departures" USING btree ("tour_id");
  CREATE INDEX "departures_start_idx" ON "departures" USING btree ("start");
  CREATE INDEX "departures_availability_idx" ON "departures" USING btree ("availability");
  CREATE INDEX "departures_updated_at_idx" ON "departures" USING btree ("updated_at");
  CREATE INDEX "departures_created_at_idx" ON "departures" USING btree ("created_at");
  CREATE INDEX "tour_start_idx" ON "departures" USING btree ("tour_id","start");
  CREATE UNIQUE INDEX "departures_locales_locale_parent_id_unique" ON "departures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "destinations_slug_idx" ON "destinations" USING btree ("slug");
  CREATE INDEX "destinations_parent_idx" ON "destinations" USING btree ("parent_id");
  CREATE INDEX "destinations_updated_at_idx" ON "destinations" USING btree ("updated_at");
  CREATE INDEX "destinations_created_at_idx" ON "destinations" USING btree ("created_at");
  CREATE UNIQUE INDEX "destinations_locales_locale_parent_id_unique" ON "destinations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tour_types_slug_idx" ON "tour_types" USING btree ("slug");
  CREATE INDEX "tour_types_updated_at_idx" ON "tour_types" USING btree ("updated_at");
  CREATE INDEX "tour_types_created_at_idx" ON "tour_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "tour_types_locales_locale_parent_id_unique" ON "tour_types_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "menus_rels_tours_id_idx" ON "menus_rels" USING btree ("tours_id");
  CREATE INDEX "menus_rels_categories_id_idx" ON "menus_rels" USING btree ("categories_id");
  CREATE INDEX "menus_rels_tags_id_idx" ON "menus_rels" USING btree ("tags_id");
  CREATE INDEX "menus_rels_destinations_id_idx" ON "menus_rels" USING btree ("destinations_id");
  CREATE INDEX "menus_rels_tour_types_id_idx" ON "menus_rels" USING btree ("tour_types_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("rating");
  CREATE INDEX "reviews_date_idx" ON "reviews" USING btree ("date");
  CREATE INDEX "reviews_portrait_idx" ON "reviews" USING btree ("portrait_id");
  CREATE INDEX "reviews_tour_idx" ON "reviews" USING btree ("tour_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bookings_departure_idx" ON "bookings" USING btree ("departure_id");
  CREATE INDEX "bookings_expires_at_idx" ON "bookings" USING btree ("expires_at");
  CREATE INDEX "bookings_name_idx" ON "bookings" USING btree ("name");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE UNIQUE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE INDEX "bookings_source_idx" ON "bookings" USING btree ("source");
  CREATE INDEX "bookings_reseller_reference_idx" ON "bookings" USING btree ("reseller_reference");
  CREATE UNIQUE INDEX "bookings_uuid_idx" ON "bookings" USING btree ("uuid");
  CREATE INDEX "bookings_tour_idx" ON "bookings" USING btree ("tour_id");
  CREATE INDEX "bookings_order_idx" ON "bookings" USING btree ("order_id");
  CREATE INDEX "bookings_holder_idx" ON "bookings" USING btree ("holder");
  CREATE INDEX "bookings_partner_idx" ON "bookings" USING btree ("partner");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "departure_status_idx" ON "bookings" USING btree ("departure_id","status");
  CREATE INDEX "status_expiresAt_idx" ON "bookings" USING btree ("status","expires_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_name_idx" ON "orders" USING btree ("name");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_promotion_idx" ON "orders" USING btree ("promotion");
  CREATE INDEX "orders_balance_due_idx" ON "orders" USING btree ("balance_due");
  CREATE INDEX "orders_confirm_by_idx" ON "orders" USING btree ("confirm_by");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE UNIQUE INDEX "orders_cart_key_idx" ON "orders" USING btree ("cart_key");
  CREATE INDEX "orders_holder_idx" ON "orders" USING btree ("holder");
  CREATE INDEX "orders_mailbox_idx" ON "orders" USING btree ("mailbox");
  CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
  CREATE INDEX "orders_uuid_idx" ON "orders" USING btree ("uuid");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "status_balanceDue_idx" ON "orders" USING btree ("status","balance_due");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "payments_key_idx" ON "payments" USING btree ("key");
  CREATE INDEX "payments_owes_refund_idx" ON "payments" USING btree ("owes_refund");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_providerId_idx" ON "payments" USING btree ("provider","provider_id");
  CREATE INDEX "status_checkedAt_idx" ON "payments" USING btree ("status","checked_at");
  CREATE UNIQUE INDEX "promotions_code_idx" ON "promotions" USING btree ("code");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_tours_id_idx" ON "promotions_rels" USING btree ("tours_id");
  CREATE UNIQUE INDEX "search_misses_key_idx" ON "search_misses" USING btree ("key");
  CREATE INDEX "search_misses_count_idx" ON "search_misses" USING btree ("count");
  CREATE UNIQUE INDEX "contact_clicks_key_idx" ON "contact_clicks" USING btree ("key");
  CREATE INDEX "contact_clicks_day_idx" ON "contact_clicks" USING btree ("day");
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
  CREATE INDEX "enquiry_messages_uuid_idx" ON "enquiry_messages" USING btree ("uuid");
  CREATE INDEX "enquiry_messages_at_idx" ON "enquiry_messages" USING btree ("at");
  CREATE INDEX "enquiry_messages_updated_at_idx" ON "enquiry_messages" USING btree ("updated_at");
  CREATE INDEX "enquiry_messages_created_at_idx" ON "enquiry_messages" USING btree ("created_at");
  CREATE INDEX "enquiry_files_enquiry_idx" ON "enquiry_files" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "enquiry_files_key_idx" ON "enquiry_files" USING btree ("key");
  CREATE INDEX "enquiry_files_updated_at_idx" ON "enquiry_files" USING btree ("updated_at");
  CREATE INDEX "enquiry_files_created_at_idx" ON "enquiry_files" USING btree ("created_at");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_provider_provider_state_idx" ON "subscribers" USING btree ("provider_state");
  CREATE INDEX "subscribers_provider_provider_next_at_idx" ON "subscribers" USING btree ("provider_next_at");
  CREATE UNIQUE INDEX "subscribers_key_idx" ON "subscribers" USING btree ("key");
  CREATE UNIQUE INDEX "subscribers_ask_key_idx" ON "subscribers" USING btree ("ask_key");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
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
  CREATE INDEX "popups_rels_tours_id_idx" ON "popups_rels" USING btree ("tours_id");
  CREATE INDEX "popups_rels_categories_id_idx" ON "popups_rels" USING btree ("categories_id");
  CREATE INDEX "popups_rels_tags_id_idx" ON "popups_rels" USING btree ("tags_id");
  CREATE INDEX "popups_rels_destinations_id_idx" ON "popups_rels" USING btree ("destinations_id");
  CREATE INDEX "popups_rels_tour_types_id_idx" ON "popups_rels" USING btree ("tour_types_id");
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
  CREATE INDEX "_popups_v_rels_tours_id_idx" ON "_popups_v_rels" USING btree ("tours_id");
  CREATE INDEX "_popups_v_rels_categories_id_idx" ON "_popups_v_rels" USING btree ("categories_id");
  CREATE INDEX "_popups_v_rels_tags_id_idx" ON "_popups_v_rels" USING btree ("tags_id");
  CREATE INDEX "_popups_v_rels_destinations_id_idx" ON "_popups_v_rels" USING btree ("destinations_id");
  CREATE INDEX "_popups_v_rels_tour_types_id_idx" ON "_popups_v_rels" USING btree ("tour_types_id");
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
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_at_idx" ON "mails" USING btree ("next_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "spent_keys_key_idx" ON "spent_keys" USING btree ("key");
  CREATE INDEX "spent_keys_expires_idx" ON "spent_keys" USING btree ("expires");
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
  CREATE INDEX "payload_locked_documents_rels_tours_id_idx" ON "payload_locked_documents_rels" USING btree ("tours_id");
  CREATE INDEX "payload_locked_documents_rels_departures_id_idx" ON "payload_locked_documents_rels" USING btree ("departures_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("destinations_id");
  CREATE INDEX "payload_locked_documents_rels_tour_types_id_idx" ON "payload_locked_documents_rels" USING btree ("tour_types_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("templates_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_search_misses_id_idx" ON "payload_locked_documents_rels" USING btree ("search_misses_id");
  CREATE INDEX "payload_locked_documents_rels_contact_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_enquiry_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiry_messages_id");
  CREATE INDEX "payload_locked_documents_rels_enquiry_files_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiry_files_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_chat_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_chat_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_consent_records_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_records_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_spent_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_keys_id");
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
  CREATE INDEX "site_templates_templates_tour_idx" ON "site" USING btree ("templates_tour_id");
  CREATE INDEX "site_templates_templates_tour_archive_idx" ON "site" USING btree ("templates_tour_archive_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "theme_share_box_networks_order_idx" ON "theme_share_box_networks" USING btree ("order");
  CREATE INDEX "theme_share_box_networks_parent_idx" ON "theme_share_box_networks" USING btree ("parent_id");
  CREATE INDEX "theme_share_box_hide_on_order_idx" ON "theme_share_box_hide_on" USING btree ("order");
  CREATE INDEX "theme_share_box_hide_on_parent_idx" ON "theme_share_box_hide_on" USING btree ("parent_id");
  CREATE UNIQUE INDEX "theme_locales_locale_parent_id_unique" ON "theme_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "mail_settings_locales_locale_parent_id_unique" ON "mail_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toc_levels_order_idx" ON "toc_levels" USING btree ("order");
  CREATE INDEX "toc_levels_parent_idx" ON "toc_levels" USING btree ("parent_id");
  CREATE INDEX "toc_visibility_hide_by_device_order_idx" ON "toc_visibility_hide_by_device" USING btree ("order");
  CREATE INDEX "toc_visibility_hide_by_device_parent_idx" ON "toc_visibility_hide_by_device" USING btree ("parent_id");
  CREATE UNIQUE INDEX "toc_locales_locale_parent_id_unique" ON "toc_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_cart_page_idx" ON "shop" USING btree ("cart_page_id");
  CREATE INDEX "shop_checkout_page_idx" ON "shop" USING btree ("checkout_page_id");
  CREATE INDEX "shop_summary_page_idx" ON "shop" USING btree ("summary_page_id");
  CREATE INDEX "shop_account_page_idx" ON "shop" USING btree ("account_page_id");
  CREATE INDEX "shop_terms_page_idx" ON "shop" USING btree ("terms_page_id");
  CREATE UNIQUE INDEX "shop_locales_locale_parent_id_unique" ON "shop_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "channels_partners_order_idx" ON "channels_partners" USING btree ("_order");
  CREATE INDEX "channels_partners_parent_id_idx" ON "channels_partners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_locales_locale_parent_id_unique" ON "search_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "inbox_chat_account_idx" ON "inbox" USING btree ("chat_account_id");
  CREATE INDEX "inbox_texts_order_parent" ON "inbox_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "newsletter_locales_locale_parent_id_unique" ON "newsletter_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chat_default_avatar_idx" ON "chat" USING btree ("default_avatar_id");
  CREATE UNIQUE INDEX "chat_locales_locale_parent_id_unique" ON "chat_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "chat_rels_order_idx" ON "chat_rels" USING btree ("order");
  CREATE INDEX "chat_rels_parent_idx" ON "chat_rels" USING btree ("parent_id");
  CREATE INDEX "chat_rels_path_idx" ON "chat_rels" USING btree ("path");
  CREATE INDEX "chat_rels_chat_accounts_id_idx" ON "chat_rels" USING btree ("chat_accounts_id");
  CREATE INDEX "chat_rels_pages_id_idx" ON "chat_rels" USING btree ("pages_id");
  CREATE INDEX "chat_rels_posts_id_idx" ON "chat_rels" USING btree ("posts_id");
  CREATE INDEX "chat_rels_tours_id_idx" ON "chat_rels" USING btree ("tours_id");
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
  DROP TABLE "tours_languages" CASCADE;
  DROP TABLE "tours_best_months" CASCADE;
  DROP TABLE "tours_highlights" CASCADE;
  DROP TABLE "tours_highlights_locales" CASCADE;
  DROP TABLE "tours_included" CASCADE;
  DROP TABLE "tours_included_locales" CASCADE;
  DROP TABLE "tours_excluded" CASCADE;
  DROP TABLE "tours_excluded_locales" CASCADE;
  DROP TABLE "tours_bring" CASCADE;
  DROP TABLE "tours_bring_locales" CASCADE;
  DROP TABLE "tours_itinerary_meals" CASCADE;
  DROP TABLE "tours_itinerary_optional" CASCADE;
  DROP TABLE "tours_itinerary_optional_locales" CASCADE;
  DROP TABLE "tours_itinerary" CASCADE;
  DROP TABLE "tours_itinerary_locales" CASCADE;
  DROP TABLE "tours_points" CASCADE;
  DROP TABLE "tours_points_locales" CASCADE;
  DROP TABLE "tours_price_seasons" CASCADE;
  DROP TABLE "tours_price_seasons_locales" CASCADE;
  DROP TABLE "tours_price_parties" CASCADE;
  DROP TABLE "tours_cancellation" CASCADE;
  DROP TABLE "tours_faq" CASCADE;
  DROP TABLE "tours_faq_locales" CASCADE;
  DROP TABLE "tours" CASCADE;
  DROP TABLE "tours_locales" CASCADE;
  DROP TABLE "tours_rels" CASCADE;
  DROP TABLE "_tours_v_version_languages" CASCADE;
  DROP TABLE "_tours_v_version_best_months" CASCADE;
  DROP TABLE "_tours_v_version_highlights" CASCADE;
  DROP TABLE "_tours_v_version_highlights_locales" CASCADE;
  DROP TABLE "_tours_v_version_included" CASCADE;
  DROP TABLE "_tours_v_version_included_locales" CASCADE;
  DROP TABLE "_tours_v_version_excluded" CASCADE;
  DROP TABLE "_tours_v_version_excluded_locales" CASCADE;
  DROP TABLE "_tours_v_version_bring" CASCADE;
  DROP TABLE "_tours_v_version_bring_locales" CASCADE;
  DROP TABLE "_tours_v_version_itinerary_meals" CASCADE;
  DROP TABLE "_tours_v_version_itinerary_optional" CASCADE;
  DROP TABLE "_tours_v_version_itinerary_optional_locales" CASCADE;
  DROP TABLE "_tours_v_version_itinerary" CASCADE;
  DROP TABLE "_tours_v_version_itinerary_locales" CASCADE;
  DROP TABLE "_tours_v_version_points" CASCADE;
  DROP TABLE "_tours_v_version_points_locales" CASCADE;
  DROP TABLE "_tours_v_version_price_seasons" CASCADE;
  DROP TABLE "_tours_v_version_price_seasons_locales" CASCADE;
  DROP TABLE "_tours_v_version_price_parties" CASCADE;
  DROP TABLE "_tours_v_version_cancellation" CASCADE;
  DROP TABLE "_tours_v_version_faq" CASCADE;
  DROP TABLE "_tours_v_version_faq_locales" CASCADE;
  DROP TABLE "_tours_v" CASCADE;
  DROP TABLE "_tours_v_locales" CASCADE;
  DROP TABLE "_tours_v_rels" CASCADE;
  DROP TABLE "departures" CASCADE;
  DROP TABLE "departures_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "destinations_locales" CASCADE;
  DROP TABLE "tour_types" CASCADE;
  DROP TABLE "tour_types_locales" CASCADE;
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
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  DROP TABLE "contact_clicks" CASCADE;
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
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "subscribers" CASCADE;
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
  DROP TABLE "mails" CASCADE;
  DROP TABLE "spent_keys" CASCADE;
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
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "mail_settings_locales" CASCADE;
  DROP TABLE "toc_levels" CASCADE;
  DROP TABLE "toc_visibility_hide_by_device" CASCADE;
  DROP TABLE "toc" CASCADE;
  DROP TABLE "toc_locales" CASCADE;
  DROP TABLE "shop" CASCADE;
  DROP TABLE "shop_locales" CASCADE;
  DROP TABLE "channels_partners" CASCADE;
  DROP TABLE "channels" CASCADE;
  DROP TABLE "search" CASCADE;
  DROP TABLE "search_locales" CASCADE;
  DROP TABLE "inbox" CASCADE;
  DROP TABLE "inbox_texts" CASCADE;
  DROP TABLE "newsletter" CASCADE;
  DROP TABLE "newsletter_locales" CASCADE;
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
  DROP TYPE "public"."enum_tours_languages";
  DROP TYPE "public"."enum_tours_best_months";
  DROP TYPE "public"."enum_tours_itinerary_meals";
  DROP TYPE "public"."enum_tours_difficulty";
  DROP TYPE "public"."enum_tours_enquiry_mode";
  DROP TYPE "public"."enum_tours_price_basis";
  DROP TYPE "public"."enum_tours_duration_band";
  DROP TYPE "public"."enum_tours_price_band";
  DROP TYPE "public"."enum_tours_status";
  DROP TYPE "public"."enum__tours_v_version_languages";
  DROP TYPE "public"."enum__tours_v_version_best_months";
  DROP TYPE "public"."enum__tours_v_version_itinerary_meals";
  DROP TYPE "public"."enum__tours_v_version_difficulty";
  DROP TYPE "public"."enum__tours_v_version_enquiry_mode";
  DROP TYPE "public"."enum__tours_v_version_price_basis";
  DROP TYPE "public"."enum__tours_v_version_duration_band";
  DROP TYPE "public"."enum__tours_v_version_price_band";
  DROP TYPE "public"."enum__tours_v_version_status";
  DROP TYPE "public"."enum__tours_v_published_locale";
  DROP TYPE "public"."enum_departures_status";
  DROP TYPE "public"."enum_departures_availability";
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
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_refund";
  DROP TYPE "public"."enum_bookings_source";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_plan";
  DROP TYPE "public"."enum_orders_method";
  DROP TYPE "public"."enum_payments_provider";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_status";
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
  DROP TYPE "public"."enum_enquiry_messages_kind";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_provider_state";
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
  DROP TYPE "public"."enum_mails_state";
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
