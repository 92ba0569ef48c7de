// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TYPE "public"."enum_templates_kind" ADD VALUE 'tour';
  ALTER TYPE "public"."enum_templates_kind" ADD VALUE 'card';
  ALTER TYPE "public"."enum__templates_v_version_kind" ADD VALUE 'tour';
  ALTER TYPE "public"."enum__templates_v_version_kind" ADD VALUE 'card';
  ALTER TYPE "public"."enum_copy_protection_documents" ADD VALUE 'tours' BEFORE 'archives';
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
  
  ALTER TABLE "menus_rels" ADD COLUMN "tours_id" integer;
  ALTER TABLE "menus_rels" ADD COLUMN "destinations_id" integer;
  ALTER TABLE "menus_rels" ADD COLUMN "tour_types_id" integer;
  ALTER TABLE "reviews" ADD COLUMN "tour_id" integer;
  ALTER TABLE "popups_rels" ADD COLUMN "tours_id" integer;
  ALTER TABLE "popups_rels" ADD COLUMN "destinations_id" integer;
  ALTER TABLE "popups_rels" ADD COLUMN "tour_types_id" integer;
  ALTER TABLE "_popups_v_rels" ADD COLUMN "tours_id" integer;
  ALTER TABLE "_popups_v_rels" ADD COLUMN "destinations_id" integer;
  ALTER TABLE "_popups_v_rels" ADD COLUMN "tour_types_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tours_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "departures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "destinations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tour_types_id" integer;
  ALTER TABLE "site" ADD COLUMN "templates_tour_id" integer;
  ALTER TABLE "chat_rels" ADD COLUMN "tours_id" integer;
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
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_parent_id_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations_locales" ADD CONSTRAINT "destinations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_types_locales" ADD CONSTRAINT "tour_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "destinations_slug_idx" ON "destinations" USING btree ("slug");
  CREATE INDEX "destinations_parent_idx" ON "destinations" USING btree ("parent_id");
  CREATE INDEX "destinations_updated_at_idx" ON "destinations" USING btree ("updated_at");
  CREATE INDEX "destinations_created_at_idx" ON "destinations" USING btree ("created_at");
  CREATE UNIQUE INDEX "destinations_locales_locale_parent_id_unique" ON "destinations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tour_types_slug_idx" ON "tour_types" USING btree ("slug");
  CREATE INDEX "tour_types_updated_at_idx" ON "tour_types" USING btree ("updated_at");
  CREATE INDEX "tour_types_created_at_idx" ON "tour_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "tour_types_locales_locale_parent_id_unique" ON "tour_types_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departures_fk" FOREIGN KEY ("departures_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_types_fk" FOREIGN KEY ("tour_types_id") REFERENCES "public"."tour_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_templates_tour_id_templates_id_fk" FOREIGN KEY ("templates_tour_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_rels" ADD CONSTRAINT "chat_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_rels_tours_id_idx" ON "menus_rels" USING btree ("tours_id");
  CREATE INDEX "menus_rels_destinations_id_idx" ON "menus_rels" USING btree ("destinations_id");
  CREATE INDEX "menus_rels_tour_types_id_idx" ON "menus_rels" USING btree ("tour_types_id");
  CREATE INDEX "reviews_tour_idx" ON "reviews" USING btree ("tour_id");
  CREATE INDEX "popups_rels_tours_id_idx" ON "popups_rels" USING btree ("tours_id");
  CREATE INDEX "popups_rels_destinations_id_idx" ON "popups_rels" USING btree ("destinations_id");
  CREATE INDEX "popups_rels_tour_types_id_idx" ON "popups_rels" USING btree ("tour_types_id");
  CREATE INDEX "_popups_v_rels_tours_id_idx" ON "_popups_v_rels" USING btree ("tours_id");
  CREATE INDEX "_popups_v_rels_destinations_id_idx" ON "_popups_v_rels" USING btree ("destinations_id");
  CREATE INDEX "_popups_v_rels_tour_types_id_idx" ON "_popups_v_rels" USING btree ("tour_types_id");
  CREATE INDEX "payload_locked_documents_rels_tours_id_idx" ON "payload_locked_documents_rels" USING btree ("tours_id");
  CREATE INDEX "payload_locked_documents_rels_departures_id_idx" ON "payload_locked_documents_rels" USING btree ("departures_id");
  CREATE INDEX "payload_locked_documents_rels_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("destinations_id");
  CREATE INDEX "payload_locked_documents_rels_tour_types_id_idx" ON "payload_locked_documents_rels" USING btree ("tour_types_id");
  CREATE INDEX "site_templates_templates_tour_idx" ON "site" USING btree ("templates_tour_id");
  CREATE INDEX "chat_rels_tours_id_idx" ON "chat_rels" USING btree ("tours_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_best_months" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_highlights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_highlights_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_included" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_included_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_excluded" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_excluded_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_bring" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_bring_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_itinerary_meals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_itinerary_optional" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_itinerary_optional_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_itinerary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_itinerary_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_price_seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_price_seasons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_price_parties" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_cancellation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_best_months" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_highlights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_highlights_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_included" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_included_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_excluded" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_excluded_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_bring" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_bring_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_itinerary_meals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_itinerary_optional" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_itinerary_optional_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_itinerary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_itinerary_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_price_seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_price_seasons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_price_parties" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_cancellation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "departures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "departures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "destinations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "destinations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_types_locales" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "destinations_locales" CASCADE;
  DROP TABLE "tour_types" CASCADE;
  DROP TABLE "tour_types_locales" CASCADE;
  ALTER TABLE "menus_rels" DROP CONSTRAINT "menus_rels_tours_fk";
  
  ALTER TABLE "menus_rels" DROP CONSTRAINT "menus_rels_destinations_fk";
  
  ALTER TABLE "menus_rels" DROP CONSTRAINT "menus_rels_tour_types_fk";
  
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_tour_id_tours_id_fk";
  
  ALTER TABLE "popups_rels" DROP CONSTRAINT "popups_rels_tours_fk";
  
  ALTER TABLE "popups_rels" DROP CONSTRAINT "popups_rels_destinations_fk";
  
  ALTER TABLE "popups_rels" DROP CONSTRAINT "popups_rels_tour_types_fk";
  
  ALTER TABLE "_popups_v_rels" DROP CONSTRAINT "_popups_v_rels_tours_fk";
  
  ALTER TABLE "_popups_v_rels" DROP CONSTRAINT "_popups_v_rels_destinations_fk";
  
  ALTER TABLE "_popups_v_rels" DROP CONSTRAINT "_popups_v_rels_tour_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tours_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_departures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_destinations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tour_types_fk";
  
  ALTER TABLE "site" DROP CONSTRAINT "site_templates_tour_id_templates_id_fk";
  
  ALTER TABLE "chat_rels" DROP CONSTRAINT "chat_rels_tours_fk";
  
  ALTER TABLE "templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_templates_kind";
  CREATE TYPE "public"."enum_templates_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found');
  ALTER TABLE "templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_templates_kind" USING "kind"::"public"."enum_templates_kind";
  ALTER TABLE "_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__templates_v_version_kind";
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('header', 'footer', 'article', 'page', 'archive', 'search', 'not-found');
  ALTER TABLE "_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__templates_v_version_kind" USING "version_kind"::"public"."enum__templates_v_version_kind";
  ALTER TABLE "copy_protection_documents" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_copy_protection_documents";
  CREATE TYPE "public"."enum_copy_protection_documents" AS ENUM('posts', 'pages', 'archives');
  ALTER TABLE "copy_protection_documents" ALTER COLUMN "value" SET DATA TYPE "public"."enum_copy_protection_documents" USING "value"::"public"."enum_copy_protection_documents";
  DROP INDEX "menus_rels_tours_id_idx";
  DROP INDEX "menus_rels_destinations_id_idx";
  DROP INDEX "menus_rels_tour_types_id_idx";
  DROP INDEX "reviews_tour_idx";
  DROP INDEX "popups_rels_tours_id_idx";
  DROP INDEX "popups_rels_destinations_id_idx";
  DROP INDEX "popups_rels_tour_types_id_idx";
  DROP INDEX "_popups_v_rels_tours_id_idx";
  DROP INDEX "_popups_v_rels_destinations_id_idx";
  DROP INDEX "_popups_v_rels_tour_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_tours_id_idx";
  DROP INDEX "payload_locked_documents_rels_departures_id_idx";
  DROP INDEX "payload_locked_documents_rels_destinations_id_idx";
  DROP INDEX "payload_locked_documents_rels_tour_types_id_idx";
  DROP INDEX "site_templates_templates_tour_idx";
  DROP INDEX "chat_rels_tours_id_idx";
  ALTER TABLE "menus_rels" DROP COLUMN "tours_id";
  ALTER TABLE "menus_rels" DROP COLUMN "destinations_id";
  ALTER TABLE "menus_rels" DROP COLUMN "tour_types_id";
  ALTER TABLE "reviews" DROP COLUMN "tour_id";
  ALTER TABLE "popups_rels" DROP COLUMN "tours_id";
  ALTER TABLE "popups_rels" DROP COLUMN "destinations_id";
  ALTER TABLE "popups_rels" DROP COLUMN "tour_types_id";
  ALTER TABLE "_popups_v_rels" DROP COLUMN "tours_id";
  ALTER TABLE "_popups_v_rels" DROP COLUMN "destinations_id";
  ALTER TABLE "_popups_v_rels" DROP COLUMN "tour_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tours_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "departures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "destinations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tour_types_id";
  ALTER TABLE "site" DROP COLUMN "templates_tour_id";
  ALTER TABLE "chat_rels" DROP COLUMN "tours_id";
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
  DROP TYPE "public"."enum_departures_availability";`)
}
