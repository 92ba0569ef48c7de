// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tours_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_languages_order_idx\` ON \`tours_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tours_languages_parent_idx\` ON \`tours_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_best_months\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_best_months_order_idx\` ON \`tours_best_months\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tours_best_months_parent_idx\` ON \`tours_best_months\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_highlights_order_idx\` ON \`tours_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_highlights_parent_id_idx\` ON \`tours_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_highlights_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_highlights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_highlights_locales_locale_parent_id_unique\` ON \`tours_highlights_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_included_order_idx\` ON \`tours_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_included_parent_id_idx\` ON \`tours_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_included_locales_locale_parent_id_unique\` ON \`tours_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_excluded\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_excluded_order_idx\` ON \`tours_excluded\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_excluded_parent_id_idx\` ON \`tours_excluded\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_excluded_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_excluded\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_excluded_locales_locale_parent_id_unique\` ON \`tours_excluded_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_bring\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_bring_order_idx\` ON \`tours_bring\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_bring_parent_id_idx\` ON \`tours_bring\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_bring_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_bring\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_bring_locales_locale_parent_id_unique\` ON \`tours_bring_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_itinerary_meals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tours_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_itinerary_meals_order_idx\` ON \`tours_itinerary_meals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tours_itinerary_meals_parent_idx\` ON \`tours_itinerary_meals\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_itinerary_optional\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_itinerary_optional_order_idx\` ON \`tours_itinerary_optional\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_itinerary_optional_parent_id_idx\` ON \`tours_itinerary_optional\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_itinerary_optional_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_itinerary_optional\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_itinerary_optional_locales_locale_parent_id_unique\` ON \`tours_itinerary_optional_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_itinerary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`day_to\` numeric,
  	\`distance_km\` numeric,
  	\`hours\` numeric,
  	\`altitude\` numeric,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_itinerary_order_idx\` ON \`tours_itinerary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_itinerary_parent_id_idx\` ON \`tours_itinerary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_itinerary_picture_idx\` ON \`tours_itinerary\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_itinerary_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`places\` text,
  	\`stay\` text,
  	\`transport\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_itinerary_locales_locale_parent_id_unique\` ON \`tours_itinerary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`altitude\` numeric,
  	\`is_stay\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_points_order_idx\` ON \`tours_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_points_parent_id_idx\` ON \`tours_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_points_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_points_locales_locale_parent_id_unique\` ON \`tours_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_price_seasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`start\` text,
  	\`end\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_price_seasons_order_idx\` ON \`tours_price_seasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_price_seasons_parent_id_idx\` ON \`tours_price_seasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_price_seasons_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_price_seasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_price_seasons_locales_locale_parent_id_unique\` ON \`tours_price_seasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_price_parties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_price_parties_order_idx\` ON \`tours_price_parties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_price_parties_parent_id_idx\` ON \`tours_price_parties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_cancellation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	\`percent\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_cancellation_order_idx\` ON \`tours_cancellation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_cancellation_parent_id_idx\` ON \`tours_cancellation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_faq_order_idx\` ON \`tours_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_faq_parent_id_idx\` ON \`tours_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_faq_locales_locale_parent_id_unique\` ON \`tours_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text,
  	\`featured_image_id\` integer,
  	\`film\` text,
  	\`days\` numeric,
  	\`nights\` numeric,
  	\`group_min\` numeric,
  	\`group_max\` numeric,
  	\`age_min\` numeric,
  	\`difficulty\` text,
  	\`enquiry_mode\` text DEFAULT 'both',
  	\`is_private\` integer DEFAULT false,
  	\`price_from\` numeric,
  	\`price_currency\` text DEFAULT 'EUR',
  	\`price_basis\` text DEFAULT 'person',
  	\`price_single_supplement\` numeric,
  	\`price_child_from\` numeric,
  	\`price_deposit\` numeric,
  	\`meta_noindex\` integer DEFAULT false,
  	\`path\` text,
  	\`public_path\` text,
  	\`code\` text,
  	\`duration_band\` text,
  	\`price_band\` text,
  	\`months\` text,
  	\`template_id\` integer,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`template_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_featured_image_idx\` ON \`tours\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_days_idx\` ON \`tours\` (\`days\`);`)
  await db.run(sql`CREATE INDEX \`tours_group_max_idx\` ON \`tours\` (\`group_max\`);`)
  await db.run(sql`CREATE INDEX \`tours_difficulty_idx\` ON \`tours\` (\`difficulty\`);`)
  await db.run(sql`CREATE INDEX \`tours_price_price_from_idx\` ON \`tours\` (\`price_from\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_path_idx\` ON \`tours\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_code_idx\` ON \`tours\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`tours_duration_band_idx\` ON \`tours\` (\`duration_band\`);`)
  await db.run(sql`CREATE INDEX \`tours_price_band_idx\` ON \`tours\` (\`price_band\`);`)
  await db.run(sql`CREATE INDEX \`tours_template_idx\` ON \`tours\` (\`template_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_author_idx\` ON \`tours\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_updated_at_idx\` ON \`tours\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tours_created_at_idx\` ON \`tours\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tours__status_idx\` ON \`tours\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_createdAt_path_idx\` ON \`tours\` (\`_status\`,\`created_at\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`tours_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`start_place\` text,
  	\`end_place\` text,
  	\`fit_note\` text,
  	\`price_note\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_meta_meta_image_idx\` ON \`tours_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tours_locales_locale_parent_id_unique\` ON \`tours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`tours_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_rels_order_idx\` ON \`tours_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_parent_idx\` ON \`tours_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_path_idx\` ON \`tours_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_media_id_idx\` ON \`tours_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_tours_id_idx\` ON \`tours_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_destinations_id_idx\` ON \`tours_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_tour_types_id_idx\` ON \`tours_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_categories_id_idx\` ON \`tours_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_rels_tags_id_idx\` ON \`tours_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_languages_order_idx\` ON \`_tours_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_languages_parent_idx\` ON \`_tours_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_best_months\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_best_months_order_idx\` ON \`_tours_v_version_best_months\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_best_months_parent_idx\` ON \`_tours_v_version_best_months\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_highlights_order_idx\` ON \`_tours_v_version_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_highlights_parent_id_idx\` ON \`_tours_v_version_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_highlights_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_highlights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_highlights_locales_locale_parent_id_unique\` ON \`_tours_v_version_highlights_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_included\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_included_order_idx\` ON \`_tours_v_version_included\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_included_parent_id_idx\` ON \`_tours_v_version_included\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_included_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_included\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_included_locales_locale_parent_id_unique\` ON \`_tours_v_version_included_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_excluded\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_excluded_order_idx\` ON \`_tours_v_version_excluded\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_excluded_parent_id_idx\` ON \`_tours_v_version_excluded\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_excluded_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_excluded\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_excluded_locales_locale_parent_id_unique\` ON \`_tours_v_version_excluded_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_bring\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_bring_order_idx\` ON \`_tours_v_version_bring\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_bring_parent_id_idx\` ON \`_tours_v_version_bring\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_bring_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_bring\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_bring_locales_locale_parent_id_unique\` ON \`_tours_v_version_bring_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_itinerary_meals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tours_v_version_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_meals_order_idx\` ON \`_tours_v_version_itinerary_meals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_meals_parent_idx\` ON \`_tours_v_version_itinerary_meals\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_itinerary_optional\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_optional_order_idx\` ON \`_tours_v_version_itinerary_optional\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_optional_parent_id_idx\` ON \`_tours_v_version_itinerary_optional\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_itinerary_optional_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_itinerary_optional\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_itinerary_optional_locales_locale_parent_id\` ON \`_tours_v_version_itinerary_optional_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_itinerary\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`day_to\` numeric,
  	\`distance_km\` numeric,
  	\`hours\` numeric,
  	\`altitude\` numeric,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_order_idx\` ON \`_tours_v_version_itinerary\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_parent_id_idx\` ON \`_tours_v_version_itinerary\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_itinerary_picture_idx\` ON \`_tours_v_version_itinerary\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_itinerary_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`places\` text,
  	\`stay\` text,
  	\`transport\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_itinerary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_itinerary_locales_locale_parent_id_unique\` ON \`_tours_v_version_itinerary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`altitude\` numeric,
  	\`is_stay\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_points_order_idx\` ON \`_tours_v_version_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_points_parent_id_idx\` ON \`_tours_v_version_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_points_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_points_locales_locale_parent_id_unique\` ON \`_tours_v_version_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_price_seasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`price\` numeric,
  	\`start\` text,
  	\`end\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_price_seasons_order_idx\` ON \`_tours_v_version_price_seasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_price_seasons_parent_id_idx\` ON \`_tours_v_version_price_seasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_price_seasons_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_price_seasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_price_seasons_locales_locale_parent_id_uniq\` ON \`_tours_v_version_price_seasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_price_parties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_price_parties_order_idx\` ON \`_tours_v_version_price_parties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_price_parties_parent_id_idx\` ON \`_tours_v_version_price_parties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_cancellation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	\`percent\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_cancellation_order_idx\` ON \`_tours_v_version_cancellation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_cancellation_parent_id_idx\` ON \`_tours_v_version_cancellation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_faq_order_idx\` ON \`_tours_v_version_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_faq_parent_id_idx\` ON \`_tours_v_version_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v_version_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_version_faq_locales_locale_parent_id_unique\` ON \`_tours_v_version_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_layout\` text,
  	\`version_featured_image_id\` integer,
  	\`version_film\` text,
  	\`version_days\` numeric,
  	\`version_nights\` numeric,
  	\`version_group_min\` numeric,
  	\`version_group_max\` numeric,
  	\`version_age_min\` numeric,
  	\`version_difficulty\` text,
  	\`version_enquiry_mode\` text DEFAULT 'both',
  	\`version_is_private\` integer DEFAULT false,
  	\`version_price_from\` numeric,
  	\`version_price_currency\` text DEFAULT 'EUR',
  	\`version_price_basis\` text DEFAULT 'person',
  	\`version_price_single_supplement\` numeric,
  	\`version_price_child_from\` numeric,
  	\`version_price_deposit\` numeric,
  	\`version_meta_noindex\` integer DEFAULT false,
  	\`version_path\` text,
  	\`version_public_path\` text,
  	\`version_code\` text,
  	\`version_duration_band\` text,
  	\`version_price_band\` text,
  	\`version_months\` text,
  	\`version_template_id\` integer,
  	\`version_author_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_template_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_parent_idx\` ON \`_tours_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_featured_image_idx\` ON \`_tours_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_days_idx\` ON \`_tours_v\` (\`version_days\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_group_max_idx\` ON \`_tours_v\` (\`version_group_max\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_difficulty_idx\` ON \`_tours_v\` (\`version_difficulty\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_price_version_price_from_idx\` ON \`_tours_v\` (\`version_price_from\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_path_idx\` ON \`_tours_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_code_idx\` ON \`_tours_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_duration_band_idx\` ON \`_tours_v\` (\`version_duration_band\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_price_band_idx\` ON \`_tours_v\` (\`version_price_band\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_template_idx\` ON \`_tours_v\` (\`version_template_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_author_idx\` ON \`_tours_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_updated_at_idx\` ON \`_tours_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_created_at_idx\` ON \`_tours_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version__status_idx\` ON \`_tours_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_created_at_idx\` ON \`_tours_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_updated_at_idx\` ON \`_tours_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_snapshot_idx\` ON \`_tours_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_published_locale_idx\` ON \`_tours_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_latest_idx\` ON \`_tours_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_autosave_idx\` ON \`_tours_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_createdAt_version_path_idx\` ON \`_tours_v\` (\`version__status\`,\`version_created_at\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_start_place\` text,
  	\`version_end_place\` text,
  	\`version_fit_note\` text,
  	\`version_price_note\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_meta_version_meta_image_idx\` ON \`_tours_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_tours_v_locales_locale_parent_id_unique\` ON \`_tours_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`tours_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_order_idx\` ON \`_tours_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_parent_idx\` ON \`_tours_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_path_idx\` ON \`_tours_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_media_id_idx\` ON \`_tours_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_tours_id_idx\` ON \`_tours_v_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_destinations_id_idx\` ON \`_tours_v_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_tour_types_id_idx\` ON \`_tours_v_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_categories_id_idx\` ON \`_tours_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_rels_tags_id_idx\` ON \`_tours_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`departures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`tour_id\` integer NOT NULL,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`seats\` numeric,
  	\`taken\` numeric DEFAULT 0,
  	\`status\` text DEFAULT 'automatic' NOT NULL,
  	\`price\` numeric,
  	\`cut_off_days\` numeric,
  	\`is_guaranteed\` integer DEFAULT false,
  	\`availability\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tour_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`departures_tour_idx\` ON \`departures\` (\`tour_id\`);`)
  await db.run(sql`CREATE INDEX \`departures_start_idx\` ON \`departures\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`departures_availability_idx\` ON \`departures\` (\`availability\`);`)
  await db.run(sql`CREATE INDEX \`departures_updated_at_idx\` ON \`departures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`departures_created_at_idx\` ON \`departures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tour_start_idx\` ON \`departures\` (\`tour_id\`,\`start\`);`)
  await db.run(sql`CREATE TABLE \`departures_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`departures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`departures_locales_locale_parent_id_unique\` ON \`departures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`destinations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`parent_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`destinations_slug_idx\` ON \`destinations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`destinations_parent_idx\` ON \`destinations\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`destinations_updated_at_idx\` ON \`destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`destinations_created_at_idx\` ON \`destinations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`destinations_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`destinations_locales_locale_parent_id_unique\` ON \`destinations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tour_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tour_types_slug_idx\` ON \`tour_types\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tour_types_updated_at_idx\` ON \`tour_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tour_types_created_at_idx\` ON \`tour_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tour_types_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tour_types_locales_locale_parent_id_unique\` ON \`tour_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_rels\` ADD \`tours_id\` integer REFERENCES tours(id);`)
  await db.run(sql`ALTER TABLE \`menus_rels\` ADD \`destinations_id\` integer REFERENCES destinations(id);`)
  await db.run(sql`ALTER TABLE \`menus_rels\` ADD \`tour_types_id\` integer REFERENCES tour_types(id);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tours_id_idx\` ON \`menus_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_destinations_id_idx\` ON \`menus_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tour_types_id_idx\` ON \`menus_rels\` (\`tour_types_id\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`tour_id\` integer REFERENCES tours(id);`)
  await db.run(sql`CREATE INDEX \`reviews_tour_idx\` ON \`reviews\` (\`tour_id\`);`)
  await db.run(sql`ALTER TABLE \`popups_rels\` ADD \`tours_id\` integer REFERENCES tours(id);`)
  await db.run(sql`ALTER TABLE \`popups_rels\` ADD \`destinations_id\` integer REFERENCES destinations(id);`)
  await db.run(sql`ALTER TABLE \`popups_rels\` ADD \`tour_types_id\` integer REFERENCES tour_types(id);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tours_id_idx\` ON \`popups_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_destinations_id_idx\` ON \`popups_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tour_types_id_idx\` ON \`popups_rels\` (\`tour_types_id\`);`)
  await db.run(sql`ALTER TABLE \`_popups_v_rels\` ADD \`tours_id\` integer REFERENCES tours(id);`)
  await db.run(sql`ALTER TABLE \`_popups_v_rels\` ADD \`destinations_id\` integer REFERENCES destinations(id);`)
  await db.run(sql`ALTER TABLE \`_popups_v_rels\` ADD \`tour_types_id\` integer REFERENCES tour_types(id);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tours_id_idx\` ON \`_popups_v_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_destinations_id_idx\` ON \`_popups_v_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tour_types_id_idx\` ON \`_popups_v_rels\` (\`tour_types_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tours_id\` integer REFERENCES tours(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`departures_id\` integer REFERENCES departures(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`destinations_id\` integer REFERENCES destinations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tour_types_id\` integer REFERENCES tour_types(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tours_id_idx\` ON \`payload_locked_documents_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departures_id_idx\` ON \`payload_locked_documents_rels\` (\`departures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_destinations_id_idx\` ON \`payload_locked_documents_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tour_types_id_idx\` ON \`payload_locked_documents_rels\` (\`tour_types_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`templates_tour_id\` integer REFERENCES templates(id);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_tour_idx\` ON \`site\` (\`templates_tour_id\`);`)
  await db.run(sql`ALTER TABLE \`chat_rels\` ADD \`tours_id\` integer REFERENCES tours(id);`)
  await db.run(sql`CREATE INDEX \`chat_rels_tours_id_idx\` ON \`chat_rels\` (\`tours_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tours_languages\`;`)
  await db.run(sql`DROP TABLE \`tours_best_months\`;`)
  await db.run(sql`DROP TABLE \`tours_highlights\`;`)
  await db.run(sql`DROP TABLE \`tours_highlights_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_included\`;`)
  await db.run(sql`DROP TABLE \`tours_included_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_excluded\`;`)
  await db.run(sql`DROP TABLE \`tours_excluded_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_bring\`;`)
  await db.run(sql`DROP TABLE \`tours_bring_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_itinerary_meals\`;`)
  await db.run(sql`DROP TABLE \`tours_itinerary_optional\`;`)
  await db.run(sql`DROP TABLE \`tours_itinerary_optional_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_itinerary\`;`)
  await db.run(sql`DROP TABLE \`tours_itinerary_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_points\`;`)
  await db.run(sql`DROP TABLE \`tours_points_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_price_seasons\`;`)
  await db.run(sql`DROP TABLE \`tours_price_seasons_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_price_parties\`;`)
  await db.run(sql`DROP TABLE \`tours_cancellation\`;`)
  await db.run(sql`DROP TABLE \`tours_faq\`;`)
  await db.run(sql`DROP TABLE \`tours_faq_locales\`;`)
  await db.run(sql`DROP TABLE \`tours\`;`)
  await db.run(sql`DROP TABLE \`tours_locales\`;`)
  await db.run(sql`DROP TABLE \`tours_rels\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_best_months\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_highlights\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_highlights_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_included\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_included_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_excluded\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_excluded_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_bring\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_bring_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_itinerary_meals\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_itinerary_optional\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_itinerary_optional_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_itinerary\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_itinerary_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_points\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_points_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_price_seasons\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_price_seasons_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_price_parties\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_cancellation\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_faq\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_faq_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_rels\`;`)
  await db.run(sql`DROP TABLE \`departures\`;`)
  await db.run(sql`DROP TABLE \`departures_locales\`;`)
  await db.run(sql`DROP TABLE \`destinations\`;`)
  await db.run(sql`DROP TABLE \`destinations_locales\`;`)
  await db.run(sql`DROP TABLE \`tour_types\`;`)
  await db.run(sql`DROP TABLE \`tour_types_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id" FROM \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_rels\` RENAME TO \`menus_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_posts_id_idx\` ON \`menus_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_categories_id_idx\` ON \`menus_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tags_id_idx\` ON \`menus_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`rating\` numeric DEFAULT 5 NOT NULL,
  	\`date\` text NOT NULL,
  	\`portrait_id\` integer,
  	\`source\` text,
  	\`source_url\` text,
  	\`journey_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews\`("id", "name", "rating", "date", "portrait_id", "source", "source_url", "journey_url", "updated_at", "created_at") SELECT "id", "name", "rating", "date", "portrait_id", "source", "source_url", "journey_url", "updated_at", "created_at" FROM \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews\` RENAME TO \`reviews\`;`)
  await db.run(sql`CREATE INDEX \`reviews_rating_idx\` ON \`reviews\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`reviews_date_idx\` ON \`reviews\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reviews_portrait_idx\` ON \`reviews\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_popups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_popups_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id" FROM \`popups_rels\`;`)
  await db.run(sql`DROP TABLE \`popups_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_popups_rels\` RENAME TO \`popups_rels\`;`)
  await db.run(sql`CREATE INDEX \`popups_rels_order_idx\` ON \`popups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_parent_idx\` ON \`popups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_path_idx\` ON \`popups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_pages_id_idx\` ON \`popups_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_posts_id_idx\` ON \`popups_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_categories_id_idx\` ON \`popups_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tags_id_idx\` ON \`popups_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__popups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__popups_v_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id" FROM \`_popups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__popups_v_rels\` RENAME TO \`_popups_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_order_idx\` ON \`_popups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_parent_idx\` ON \`_popups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_path_idx\` ON \`_popups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_pages_id_idx\` ON \`_popups_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_posts_id_idx\` ON \`_popups_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_categories_id_idx\` ON \`_popups_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tags_id_idx\` ON \`_popups_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`media_id\` integer,
  	\`templates_id\` integer,
  	\`menus_id\` integer,
  	\`redirects_id\` integer,
  	\`reviews_id\` integer,
  	\`contact_clicks_id\` integer,
  	\`popups_id\` integer,
  	\`chat_accounts_id\` integer,
  	\`chat_clicks_id\` integer,
  	\`consent_records_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`templates_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_clicks_id\`) REFERENCES \`contact_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_clicks_id\`) REFERENCES \`chat_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_records_id\`) REFERENCES \`consent_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "contact_clicks_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "contact_clicks_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_records_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`share_image_id\` integer,
  	\`email\` text,
  	\`telephone\` text,
  	\`address_street\` text,
  	\`address_locality\` text,
  	\`address_postal_code\` text,
  	\`address_country\` text DEFAULT 'MA',
  	\`timezone\` text DEFAULT '+00:00',
  	\`templates_header_id\` integer,
  	\`templates_footer_id\` integer,
  	\`templates_article_id\` integer,
  	\`templates_page_id\` integer,
  	\`templates_archive_id\` integer,
  	\`templates_search_id\` integer,
  	\`templates_not_found_id\` integer,
  	\`show_to_top\` integer DEFAULT true,
  	\`show_progress\` text DEFAULT 'articles',
  	\`dock_side\` text DEFAULT 'right',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_header_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_footer_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_article_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_page_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_archive_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_search_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_not_found_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "share_image_id", "email", "telephone", "address_street", "address_locality", "address_postal_code", "address_country", "timezone", "templates_header_id", "templates_footer_id", "templates_article_id", "templates_page_id", "templates_archive_id", "templates_search_id", "templates_not_found_id", "show_to_top", "show_progress", "dock_side", "updated_at", "created_at") SELECT "id", "share_image_id", "email", "telephone", "address_street", "address_locality", "address_postal_code", "address_country", "timezone", "templates_header_id", "templates_footer_id", "templates_article_id", "templates_page_id", "templates_archive_id", "templates_search_id", "templates_not_found_id", "show_to_top", "show_progress", "dock_side", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_header_idx\` ON \`site\` (\`templates_header_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_footer_idx\` ON \`site\` (\`templates_footer_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_article_idx\` ON \`site\` (\`templates_article_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_page_idx\` ON \`site\` (\`templates_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_archive_idx\` ON \`site\` (\`templates_archive_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_search_idx\` ON \`site\` (\`templates_search_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_not_found_idx\` ON \`site\` (\`templates_not_found_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_chat_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`chat_accounts_id\` integer,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`chat\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_chat_rels\`("id", "order", "parent_id", "path", "chat_accounts_id", "pages_id", "posts_id") SELECT "id", "order", "parent_id", "path", "chat_accounts_id", "pages_id", "posts_id" FROM \`chat_rels\`;`)
  await db.run(sql`DROP TABLE \`chat_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_chat_rels\` RENAME TO \`chat_rels\`;`)
  await db.run(sql`CREATE INDEX \`chat_rels_order_idx\` ON \`chat_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_parent_idx\` ON \`chat_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_path_idx\` ON \`chat_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_chat_accounts_id_idx\` ON \`chat_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_pages_id_idx\` ON \`chat_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_posts_id_idx\` ON \`chat_rels\` (\`posts_id\`);`)
}
