// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text,
  	\`image_id\` integer,
  	\`meta_noindex\` integer DEFAULT false,
  	\`path\` text,
  	\`public_path\` text,
  	\`template_id\` integer,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`template_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_template_idx\` ON \`pages\` (\`template_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_author_idx\` ON \`pages\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_layout\` text,
  	\`version_image_id\` integer,
  	\`version_meta_noindex\` integer DEFAULT false,
  	\`version_path\` text,
  	\`version_public_path\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_template_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_template_idx\` ON \`_pages_v\` (\`version_template_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_author_idx\` ON \`_pages_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text,
  	\`featured_image_id\` integer,
  	\`meta_noindex\` integer DEFAULT false,
  	\`path\` text,
  	\`public_path\` text,
  	\`published_at\` text,
  	\`byline\` text,
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
  await db.run(sql`CREATE INDEX \`posts_featured_image_idx\` ON \`posts\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_path_idx\` ON \`posts\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_template_idx\` ON \`posts\` (\`template_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_author_idx\` ON \`posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_createdAt_path_idx\` ON \`posts\` (\`_status\`,\`published_at\`,\`created_at\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_meta_meta_image_idx\` ON \`posts_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_categories_id_idx\` ON \`posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_tags_id_idx\` ON \`posts_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_layout\` text,
  	\`version_featured_image_id\` integer,
  	\`version_meta_noindex\` integer DEFAULT false,
  	\`version_path\` text,
  	\`version_public_path\` text,
  	\`version_published_at\` text,
  	\`version_byline\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_template_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_featured_image_idx\` ON \`_posts_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_path_idx\` ON \`_posts_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_template_idx\` ON \`_posts_v\` (\`version_template_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_author_idx\` ON \`_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_posts_v\` (\`version__status\`,\`version_published_at\`,\`version_created_at\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_meta_version_meta_image_idx\` ON \`_posts_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_categories_id_idx\` ON \`_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_tags_id_idx\` ON \`_posts_v_rels\` (\`tags_id\`);`)
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
  	\`child_age_max\` numeric,
  	\`children_per_adult\` numeric,
  	\`children_alone\` integer DEFAULT false,
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
  	\`version_child_age_max\` numeric,
  	\`version_children_per_adult\` numeric,
  	\`version_children_alone\` integer DEFAULT false,
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
  	\`booked\` numeric DEFAULT 0,
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
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_locales_locale_parent_id_unique\` ON \`tags_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`placeholder\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif320_url\` text,
  	\`sizes_avif320_width\` numeric,
  	\`sizes_avif320_height\` numeric,
  	\`sizes_avif320_mime_type\` text,
  	\`sizes_avif320_filesize\` numeric,
  	\`sizes_avif320_filename\` text,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_avif640_url\` text,
  	\`sizes_avif640_width\` numeric,
  	\`sizes_avif640_height\` numeric,
  	\`sizes_avif640_mime_type\` text,
  	\`sizes_avif640_filesize\` numeric,
  	\`sizes_avif640_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1280_url\` text,
  	\`sizes_avif1280_width\` numeric,
  	\`sizes_avif1280_height\` numeric,
  	\`sizes_avif1280_mime_type\` text,
  	\`sizes_avif1280_filesize\` numeric,
  	\`sizes_avif1280_filename\` text,
  	\`sizes_avif1920_url\` text,
  	\`sizes_avif1920_width\` numeric,
  	\`sizes_avif1920_height\` numeric,
  	\`sizes_avif1920_mime_type\` text,
  	\`sizes_avif1920_filesize\` numeric,
  	\`sizes_avif1920_filename\` text,
  	\`sizes_webp320_url\` text,
  	\`sizes_webp320_width\` numeric,
  	\`sizes_webp320_height\` numeric,
  	\`sizes_webp320_mime_type\` text,
  	\`sizes_webp320_filesize\` numeric,
  	\`sizes_webp320_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_webp640_url\` text,
  	\`sizes_webp640_width\` numeric,
  	\`sizes_webp640_height\` numeric,
  	\`sizes_webp640_mime_type\` text,
  	\`sizes_webp640_filesize\` numeric,
  	\`sizes_webp640_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_webp1280_url\` text,
  	\`sizes_webp1280_width\` numeric,
  	\`sizes_webp1280_height\` numeric,
  	\`sizes_webp1280_mime_type\` text,
  	\`sizes_webp1280_filesize\` numeric,
  	\`sizes_webp1280_filename\` text,
  	\`sizes_webp1920_url\` text,
  	\`sizes_webp1920_width\` numeric,
  	\`sizes_webp1920_height\` numeric,
  	\`sizes_webp1920_mime_type\` text,
  	\`sizes_webp1920_filesize\` numeric,
  	\`sizes_webp1920_filename\` text,
  	\`sizes_jpeg640_url\` text,
  	\`sizes_jpeg640_width\` numeric,
  	\`sizes_jpeg640_height\` numeric,
  	\`sizes_jpeg640_mime_type\` text,
  	\`sizes_jpeg640_filesize\` numeric,
  	\`sizes_jpeg640_filename\` text,
  	\`sizes_jpeg1280_url\` text,
  	\`sizes_jpeg1280_width\` numeric,
  	\`sizes_jpeg1280_height\` numeric,
  	\`sizes_jpeg1280_mime_type\` text,
  	\`sizes_jpeg1280_filesize\` numeric,
  	\`sizes_jpeg1280_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif320_sizes_avif320_filename_idx\` ON \`media\` (\`sizes_avif320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1280_sizes_avif1280_filename_idx\` ON \`media\` (\`sizes_avif1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1920_sizes_avif1920_filename_idx\` ON \`media\` (\`sizes_avif1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp320_sizes_webp320_filename_idx\` ON \`media\` (\`sizes_webp320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1280_sizes_webp1280_filename_idx\` ON \`media\` (\`sizes_webp1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1920_sizes_webp1920_filename_idx\` ON \`media\` (\`sizes_webp1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg640_sizes_jpeg640_filename_idx\` ON \`media\` (\`sizes_jpeg640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg1280_sizes_jpeg1280_filename_idx\` ON \`media\` (\`sizes_jpeg1280_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text,
  	\`sticky\` integer,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_updated_at_idx\` ON \`templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`templates_created_at_idx\` ON \`templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`templates__status_idx\` ON \`templates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_kind\` text,
  	\`version_sticky\` integer,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_parent_idx\` ON \`_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_updated_at_idx\` ON \`_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_created_at_idx\` ON \`_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version__status_idx\` ON \`_templates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_created_at_idx\` ON \`_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_updated_at_idx\` ON \`_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_snapshot_idx\` ON \`_templates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_published_locale_idx\` ON \`_templates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_latest_idx\` ON \`_templates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_autosave_idx\` ON \`_templates_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'document',
  	\`address\` text,
  	\`new_tab\` integer,
  	\`skip_lightbox\` integer DEFAULT false,
  	\`action\` text,
  	\`popup_id\` integer,
  	\`toggle\` integer DEFAULT false,
  	\`do_not_show_again\` integer DEFAULT false,
  	\`panel\` text,
  	\`picture_id\` integer,
  	\`slideshow\` text,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_children_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_children_locales_locale_parent_id_unique\` ON \`menus_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'document',
  	\`address\` text,
  	\`new_tab\` integer,
  	\`skip_lightbox\` integer DEFAULT false,
  	\`action\` text,
  	\`popup_id\` integer,
  	\`toggle\` integer DEFAULT false,
  	\`do_not_show_again\` integer DEFAULT false,
  	\`panel\` text,
  	\`picture_id\` integer,
  	\`slideshow\` text,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_items_locales_locale_parent_id_unique\` ON \`menus_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menus_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_locales_locale_parent_id_unique\` ON \`menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_posts_id_idx\` ON \`menus_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tours_id_idx\` ON \`menus_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_categories_id_idx\` ON \`menus_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tags_id_idx\` ON \`menus_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_destinations_id_idx\` ON \`menus_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_tour_types_id_idx\` ON \`menus_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`rating\` numeric DEFAULT 5 NOT NULL,
  	\`date\` text NOT NULL,
  	\`portrait_id\` integer,
  	\`source\` text,
  	\`source_url\` text,
  	\`tour_id\` integer,
  	\`journey_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_rating_idx\` ON \`reviews\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`reviews_date_idx\` ON \`reviews\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reviews_portrait_idx\` ON \`reviews\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_tour_idx\` ON \`reviews\` (\`tour_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews_locales\` (
  	\`place\` text,
  	\`title\` text,
  	\`text\` text NOT NULL,
  	\`journey\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_locales_locale_parent_id_unique\` ON \`reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`departure_id\` integer NOT NULL,
  	\`status\` text DEFAULT 'ON_HOLD' NOT NULL,
  	\`expires_at\` text,
  	\`adults\` numeric,
  	\`children\` numeric,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`notes\` text,
  	\`cancel_reason\` text,
  	\`refunded_amount\` numeric,
  	\`reference\` text,
  	\`tour_title\` text,
  	\`start\` text,
  	\`end\` text,
  	\`places\` numeric,
  	\`total\` numeric,
  	\`currency\` text,
  	\`confirmed_at\` text,
  	\`cancelled_at\` text,
  	\`refund\` text,
  	\`cancellation_fee\` numeric,
  	\`refund_due\` numeric,
  	\`refunded_at\` text,
  	\`source\` text DEFAULT 'studio',
  	\`partner_name\` text,
  	\`reseller_reference\` text,
  	\`uuid\` text,
  	\`tour_id\` integer,
  	\`items\` text,
  	\`extras\` text,
  	\`order_id\` integer,
  	\`holder\` text,
  	\`contact\` text,
  	\`history\` text,
  	\`partner\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`departure_id\`) REFERENCES \`departures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bookings_departure_idx\` ON \`bookings\` (\`departure_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_expires_at_idx\` ON \`bookings\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_name_idx\` ON \`bookings\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`bookings_email_idx\` ON \`bookings\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`bookings_source_idx\` ON \`bookings\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reseller_reference_idx\` ON \`bookings\` (\`reseller_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_uuid_idx\` ON \`bookings\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`bookings_tour_idx\` ON \`bookings\` (\`tour_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_order_idx\` ON \`bookings\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_holder_idx\` ON \`bookings\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`bookings_partner_idx\` ON \`bookings\` (\`partner\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`departure_status_idx\` ON \`bookings\` (\`departure_id\`,\`status\`);`)
  await db.run(sql`CREATE INDEX \`status_expiresAt_idx\` ON \`bookings\` (\`status\`,\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`last_seen_at\` text,
  	\`password_hash\` text,
  	\`sessions\` text,
  	\`attempts\` text,
  	\`used_links\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`status\` text DEFAULT 'CART',
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`subtotal\` numeric,
  	\`discount\` numeric,
  	\`total\` numeric,
  	\`currency\` text,
  	\`due_now\` numeric,
  	\`paid\` numeric,
  	\`refunded\` numeric,
  	\`plan\` text,
  	\`method\` text,
  	\`promotion\` text,
  	\`balance_due\` text,
  	\`notes\` text,
  	\`placed_at\` text,
  	\`confirm_by\` text,
  	\`confirmed_at\` text,
  	\`balance_asked_at\` text,
  	\`customer_id\` integer,
  	\`contact\` text,
  	\`locale\` text,
  	\`history\` text,
  	\`cart_key\` text,
  	\`holder\` text,
  	\`mailbox\` text,
  	\`proven_at\` text,
  	\`expires_at\` text,
  	\`uuid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_reference_idx\` ON \`orders\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`orders_name_idx\` ON \`orders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_idx\` ON \`orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`orders_promotion_idx\` ON \`orders\` (\`promotion\`);`)
  await db.run(sql`CREATE INDEX \`orders_balance_due_idx\` ON \`orders\` (\`balance_due\`);`)
  await db.run(sql`CREATE INDEX \`orders_confirm_by_idx\` ON \`orders\` (\`confirm_by\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_cart_key_idx\` ON \`orders\` (\`cart_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_holder_idx\` ON \`orders\` (\`holder\`);`)
  await db.run(sql`CREATE INDEX \`orders_mailbox_idx\` ON \`orders\` (\`mailbox\`);`)
  await db.run(sql`CREATE INDEX \`orders_expires_at_idx\` ON \`orders\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_uuid_idx\` ON \`orders\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_balanceDue_idx\` ON \`orders\` (\`status\`,\`balance_due\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`provider\` text NOT NULL,
  	\`provider_id\` text,
  	\`kind\` text NOT NULL,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`note\` text,
  	\`paid_at\` text,
  	\`key\` text,
  	\`url\` text,
  	\`capture_id\` text,
  	\`refund_id\` text,
  	\`expires_at\` text,
  	\`refunds\` text,
  	\`owes_refund\` integer DEFAULT false,
  	\`checked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_order_idx\` ON \`payments\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_key_idx\` ON \`payments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payments_owes_refund_idx\` ON \`payments\` (\`owes_refund\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provider_providerId_idx\` ON \`payments\` (\`provider\`,\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`status_checkedAt_idx\` ON \`payments\` (\`status\`,\`checked_at\`);`)
  await db.run(sql`CREATE TABLE \`promotions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`percent\` numeric,
  	\`amount\` numeric,
  	\`currency\` text,
  	\`from\` text,
  	\`until\` text,
  	\`uses\` numeric,
  	\`least\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`promotions_code_idx\` ON \`promotions\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`promotions_updated_at_idx\` ON \`promotions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promotions_created_at_idx\` ON \`promotions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`promotions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tours_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions_rels_order_idx\` ON \`promotions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`promotions_rels_parent_idx\` ON \`promotions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`promotions_rels_path_idx\` ON \`promotions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`promotions_rels_tours_id_idx\` ON \`promotions_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_misses_key_idx\` ON \`search_misses\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_count_idx\` ON \`search_misses\` (\`count\`);`)
  await db.run(sql`CREATE TABLE \`contact_clicks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_clicks_key_idx\` ON \`contact_clicks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`contact_clicks_day_idx\` ON \`contact_clicks\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`is_enquiry\` integer DEFAULT true,
  	\`layout\` text,
  	\`after_kind\` text DEFAULT 'message',
  	\`after_link_kind\` text DEFAULT 'document',
  	\`after_link_address\` text,
  	\`after_link_new_tab\` integer,
  	\`after_link_skip_lightbox\` integer DEFAULT false,
  	\`after_link_action\` text,
  	\`after_link_popup_id\` integer,
  	\`after_link_toggle\` integer DEFAULT false,
  	\`after_link_do_not_show_again\` integer DEFAULT false,
  	\`after_link_panel\` text,
  	\`after_link_picture_id\` integer,
  	\`after_link_slideshow\` text,
  	\`after_popup_id\` integer,
  	\`mail_reply\` integer DEFAULT false,
  	\`protection_proof_of_work\` integer DEFAULT false,
  	\`protection_limit_per_minute\` numeric,
  	\`keep_months\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`after_link_popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`after_link_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`after_popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_after_link_after_link_popup_idx\` ON \`forms\` (\`after_link_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_after_link_after_link_picture_idx\` ON \`forms\` (\`after_link_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_after_after_popup_idx\` ON \`forms\` (\`after_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`submit_label\` text,
  	\`after_message\` text,
  	\`mail_subject\` text,
  	\`mail_reply_subject\` text,
  	\`mail_reply_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_texts_order_parent\` ON \`forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_pages_id_idx\` ON \`forms_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_posts_id_idx\` ON \`forms_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_tours_id_idx\` ON \`forms_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_categories_id_idx\` ON \`forms_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_tags_id_idx\` ON \`forms_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_destinations_id_idx\` ON \`forms_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_tour_types_id_idx\` ON \`forms_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_is_enquiry\` integer DEFAULT true,
  	\`version_layout\` text,
  	\`version_after_kind\` text DEFAULT 'message',
  	\`version_after_link_kind\` text DEFAULT 'document',
  	\`version_after_link_address\` text,
  	\`version_after_link_new_tab\` integer,
  	\`version_after_link_skip_lightbox\` integer DEFAULT false,
  	\`version_after_link_action\` text,
  	\`version_after_link_popup_id\` integer,
  	\`version_after_link_toggle\` integer DEFAULT false,
  	\`version_after_link_do_not_show_again\` integer DEFAULT false,
  	\`version_after_link_panel\` text,
  	\`version_after_link_picture_id\` integer,
  	\`version_after_link_slideshow\` text,
  	\`version_after_popup_id\` integer,
  	\`version_mail_reply\` integer DEFAULT false,
  	\`version_protection_proof_of_work\` integer DEFAULT false,
  	\`version_protection_limit_per_minute\` numeric,
  	\`version_keep_months\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_after_link_popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_after_link_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_after_popup_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_after_link_version_after_link_popup_idx\` ON \`_forms_v\` (\`version_after_link_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_after_link_version_after_link_picture_idx\` ON \`_forms_v\` (\`version_after_link_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_after_version_after_popup_idx\` ON \`_forms_v\` (\`version_after_popup_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_snapshot_idx\` ON \`_forms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_published_locale_idx\` ON \`_forms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_submit_label\` text,
  	\`version_after_message\` text,
  	\`version_mail_subject\` text,
  	\`version_mail_reply_subject\` text,
  	\`version_mail_reply_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_texts_order_parent\` ON \`_forms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_pages_id_idx\` ON \`_forms_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_posts_id_idx\` ON \`_forms_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_tours_id_idx\` ON \`_forms_v_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_categories_id_idx\` ON \`_forms_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_tags_id_idx\` ON \`_forms_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_destinations_id_idx\` ON \`_forms_v_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_tour_types_id_idx\` ON \`_forms_v_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`uuid\` text NOT NULL,
  	\`source\` text DEFAULT 'form' NOT NULL,
  	\`form_id\` integer,
  	\`form_title\` text,
  	\`is_lead\` integer DEFAULT true,
  	\`answers\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`tour_id\` integer,
  	\`departure_id\` integer,
  	\`tour_title\` text,
  	\`dates\` text,
  	\`adults\` numeric,
  	\`children\` numeric,
  	\`page\` text,
  	\`page_title\` text,
  	\`campaign\` text,
  	\`locale\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`search_text\` text,
  	\`is_spam\` integer DEFAULT false,
  	\`spam_reasons\` text,
  	\`received_at\` text NOT NULL,
  	\`answer_due\` text,
  	\`first_answered_at\` text,
  	\`consents\` text,
  	\`is_erased\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`departure_id\`) REFERENCES \`departures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_uuid_idx\` ON \`enquiries\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_source_idx\` ON \`enquiries\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_form_idx\` ON \`enquiries\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_is_lead_idx\` ON \`enquiries\` (\`is_lead\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_name_idx\` ON \`enquiries\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_phone_idx\` ON \`enquiries\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_tour_idx\` ON \`enquiries\` (\`tour_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_departure_idx\` ON \`enquiries\` (\`departure_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_status_idx\` ON \`enquiries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_owner_idx\` ON \`enquiries\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_is_spam_idx\` ON \`enquiries\` (\`is_spam\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_received_at_idx\` ON \`enquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answer_due_idx\` ON \`enquiries\` (\`answer_due\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by_id\` integer,
  	\`by_name\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`mail_key\` text,
  	\`uuid\` text,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_messages_enquiry_idx\` ON \`enquiry_messages\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_by_idx\` ON \`enquiry_messages\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_mail_key_idx\` ON \`enquiry_messages\` (\`mail_key\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_uuid_idx\` ON \`enquiry_messages\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_at_idx\` ON \`enquiry_messages\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_updated_at_idx\` ON \`enquiry_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_messages_created_at_idx\` ON \`enquiry_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` integer NOT NULL,
  	\`field\` text,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_files_enquiry_idx\` ON \`enquiry_files\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_files_key_idx\` ON \`enquiry_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_updated_at_idx\` ON \`enquiry_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_files_created_at_idx\` ON \`enquiry_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates_locales\` (
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_templates_locales_locale_parent_id_unique\` ON \`reply_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`asked_at\` text,
  	\`confirmed_at\` text,
  	\`unsubscribed_at\` text,
  	\`consent_text\` text,
  	\`consent_version\` text,
  	\`source\` text,
  	\`form\` text,
  	\`provider_state\` text DEFAULT 'none',
  	\`provider_attempts\` numeric DEFAULT 0,
  	\`provider_next_at\` text,
  	\`provider_last_error\` text,
  	\`key\` text NOT NULL,
  	\`ask_key\` text,
  	\`confirmations\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_state_idx\` ON \`subscribers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_provider_provider_state_idx\` ON \`subscribers\` (\`provider_state\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_provider_provider_next_at_idx\` ON \`subscribers\` (\`provider_next_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_key_idx\` ON \`subscribers\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_ask_key_idx\` ON \`subscribers\` (\`ask_key\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`popups_conditions_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_conditions_kinds_order_idx\` ON \`popups_conditions_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_conditions_kinds_parent_idx\` ON \`popups_conditions_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rule\` text DEFAULT 'include',
  	\`of\` text DEFAULT 'site',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_conditions_order_idx\` ON \`popups_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popups_conditions_parent_id_idx\` ON \`popups_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_timing_sources_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_timing_sources_sources_order_idx\` ON \`popups_timing_sources_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_timing_sources_sources_parent_idx\` ON \`popups_timing_sources_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_timing_logged_in_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_timing_logged_in_roles_order_idx\` ON \`popups_timing_logged_in_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_timing_logged_in_roles_parent_idx\` ON \`popups_timing_logged_in_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_timing_devices_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_timing_devices_devices_order_idx\` ON \`popups_timing_devices_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_timing_devices_devices_parent_idx\` ON \`popups_timing_devices_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_timing_browsers_browsers_options\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_timing_browsers_browsers_options_order_idx\` ON \`popups_timing_browsers_browsers_options\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_timing_browsers_browsers_options_parent_idx\` ON \`popups_timing_browsers_browsers_options\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text,
  	\`width\` numeric DEFAULT 640,
  	\`height\` text DEFAULT 'fit',
  	\`height_custom\` numeric DEFAULT 380,
  	\`position\` text DEFAULT 'center-center',
  	\`content_position\` text DEFAULT 'top',
  	\`overlay\` integer DEFAULT true,
  	\`entrance_animation\` text DEFAULT 'none',
  	\`exit_animation\` text DEFAULT 'none',
  	\`entrance_animation_duration_size\` numeric DEFAULT 1.2,
  	\`classes\` text,
  	\`close_button\` integer DEFAULT true,
  	\`close_button_position\` text DEFAULT 'inside',
  	\`close_button_delay\` numeric,
  	\`close_automatically\` numeric,
  	\`prevent_close_on_background_click\` integer DEFAULT false,
  	\`prevent_close_on_esc_key\` integer DEFAULT false,
  	\`prevent_scroll\` integer DEFAULT false,
  	\`avoid_multiple_popups\` integer DEFAULT false,
  	\`a11y_navigation\` integer DEFAULT true,
  	\`triggers_page_load_enabled\` integer DEFAULT false,
  	\`triggers_page_load_delay\` numeric DEFAULT 0,
  	\`triggers_scrolling_enabled\` integer DEFAULT false,
  	\`triggers_scrolling_direction\` text DEFAULT 'down',
  	\`triggers_scrolling_offset\` numeric DEFAULT 50,
  	\`triggers_scrolling_to_enabled\` integer DEFAULT false,
  	\`triggers_scrolling_to_selector\` text,
  	\`triggers_click_enabled\` integer DEFAULT false,
  	\`triggers_click_times\` numeric DEFAULT 1,
  	\`triggers_inactivity_enabled\` integer DEFAULT false,
  	\`triggers_inactivity_time\` numeric DEFAULT 30,
  	\`triggers_exit_intent_enabled\` integer DEFAULT false,
  	\`triggers_adblock_detection_enabled\` integer DEFAULT false,
  	\`triggers_adblock_detection_delay\` numeric DEFAULT 0,
  	\`open_selector\` text,
  	\`timing_page_views_enabled\` integer DEFAULT false,
  	\`timing_page_views_views\` numeric DEFAULT 3,
  	\`timing_sessions_enabled\` integer DEFAULT false,
  	\`timing_sessions_sessions\` numeric DEFAULT 2,
  	\`timing_times_enabled\` integer DEFAULT false,
  	\`timing_times_times_times\` numeric DEFAULT 3,
  	\`timing_times_times_period\` text DEFAULT 'ever',
  	\`timing_times_times_count\` integer DEFAULT true,
  	\`timing_sources_enabled\` integer DEFAULT false,
  	\`timing_url_enabled\` integer DEFAULT false,
  	\`timing_url_action\` text DEFAULT 'show',
  	\`timing_url_url\` text,
  	\`timing_logged_in_enabled\` integer DEFAULT false,
  	\`timing_logged_in_users\` text DEFAULT 'all',
  	\`timing_devices_enabled\` integer DEFAULT false,
  	\`timing_browsers_enabled\` integer DEFAULT false,
  	\`timing_browsers_browsers\` text DEFAULT 'all',
  	\`timing_schedule_enabled\` integer DEFAULT false,
  	\`timing_schedule_schedule_timezone\` text DEFAULT 'site',
  	\`timing_schedule_schedule_start_date\` text,
  	\`timing_schedule_schedule_end_date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`popups__status_idx\` ON \`popups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`popups_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popups_locales_locale_parent_id_unique\` ON \`popups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rels_order_idx\` ON \`popups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_parent_idx\` ON \`popups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_path_idx\` ON \`popups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_pages_id_idx\` ON \`popups_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_posts_id_idx\` ON \`popups_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tours_id_idx\` ON \`popups_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_categories_id_idx\` ON \`popups_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tags_id_idx\` ON \`popups_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_destinations_id_idx\` ON \`popups_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tour_types_id_idx\` ON \`popups_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_conditions_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v_version_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_conditions_kinds_order_idx\` ON \`_popups_v_version_conditions_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_conditions_kinds_parent_idx\` ON \`_popups_v_version_conditions_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rule\` text DEFAULT 'include',
  	\`of\` text DEFAULT 'site',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_conditions_order_idx\` ON \`_popups_v_version_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_conditions_parent_id_idx\` ON \`_popups_v_version_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_timing_sources_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_sources_sources_order_idx\` ON \`_popups_v_version_timing_sources_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_sources_sources_parent_idx\` ON \`_popups_v_version_timing_sources_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_timing_logged_in_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_logged_in_roles_order_idx\` ON \`_popups_v_version_timing_logged_in_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_logged_in_roles_parent_idx\` ON \`_popups_v_version_timing_logged_in_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_timing_devices_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_devices_devices_order_idx\` ON \`_popups_v_version_timing_devices_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_devices_devices_parent_idx\` ON \`_popups_v_version_timing_devices_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_timing_browsers_browsers_options\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_browsers_browsers_options_order_idx\` ON \`_popups_v_version_timing_browsers_browsers_options\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_timing_browsers_browsers_options_parent_idx\` ON \`_popups_v_version_timing_browsers_browsers_options\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_layout\` text,
  	\`version_width\` numeric DEFAULT 640,
  	\`version_height\` text DEFAULT 'fit',
  	\`version_height_custom\` numeric DEFAULT 380,
  	\`version_position\` text DEFAULT 'center-center',
  	\`version_content_position\` text DEFAULT 'top',
  	\`version_overlay\` integer DEFAULT true,
  	\`version_entrance_animation\` text DEFAULT 'none',
  	\`version_exit_animation\` text DEFAULT 'none',
  	\`version_entrance_animation_duration_size\` numeric DEFAULT 1.2,
  	\`version_classes\` text,
  	\`version_close_button\` integer DEFAULT true,
  	\`version_close_button_position\` text DEFAULT 'inside',
  	\`version_close_button_delay\` numeric,
  	\`version_close_automatically\` numeric,
  	\`version_prevent_close_on_background_click\` integer DEFAULT false,
  	\`version_prevent_close_on_esc_key\` integer DEFAULT false,
  	\`version_prevent_scroll\` integer DEFAULT false,
  	\`version_avoid_multiple_popups\` integer DEFAULT false,
  	\`version_a11y_navigation\` integer DEFAULT true,
  	\`version_triggers_page_load_enabled\` integer DEFAULT false,
  	\`version_triggers_page_load_delay\` numeric DEFAULT 0,
  	\`version_triggers_scrolling_enabled\` integer DEFAULT false,
  	\`version_triggers_scrolling_direction\` text DEFAULT 'down',
  	\`version_triggers_scrolling_offset\` numeric DEFAULT 50,
  	\`version_triggers_scrolling_to_enabled\` integer DEFAULT false,
  	\`version_triggers_scrolling_to_selector\` text,
  	\`version_triggers_click_enabled\` integer DEFAULT false,
  	\`version_triggers_click_times\` numeric DEFAULT 1,
  	\`version_triggers_inactivity_enabled\` integer DEFAULT false,
  	\`version_triggers_inactivity_time\` numeric DEFAULT 30,
  	\`version_triggers_exit_intent_enabled\` integer DEFAULT false,
  	\`version_triggers_adblock_detection_enabled\` integer DEFAULT false,
  	\`version_triggers_adblock_detection_delay\` numeric DEFAULT 0,
  	\`version_open_selector\` text,
  	\`version_timing_page_views_enabled\` integer DEFAULT false,
  	\`version_timing_page_views_views\` numeric DEFAULT 3,
  	\`version_timing_sessions_enabled\` integer DEFAULT false,
  	\`version_timing_sessions_sessions\` numeric DEFAULT 2,
  	\`version_timing_times_enabled\` integer DEFAULT false,
  	\`version_timing_times_times_times\` numeric DEFAULT 3,
  	\`version_timing_times_times_period\` text DEFAULT 'ever',
  	\`version_timing_times_times_count\` integer DEFAULT true,
  	\`version_timing_sources_enabled\` integer DEFAULT false,
  	\`version_timing_url_enabled\` integer DEFAULT false,
  	\`version_timing_url_action\` text DEFAULT 'show',
  	\`version_timing_url_url\` text,
  	\`version_timing_logged_in_enabled\` integer DEFAULT false,
  	\`version_timing_logged_in_users\` text DEFAULT 'all',
  	\`version_timing_devices_enabled\` integer DEFAULT false,
  	\`version_timing_browsers_enabled\` integer DEFAULT false,
  	\`version_timing_browsers_browsers\` text DEFAULT 'all',
  	\`version_timing_schedule_enabled\` integer DEFAULT false,
  	\`version_timing_schedule_schedule_timezone\` text DEFAULT 'site',
  	\`version_timing_schedule_schedule_start_date\` text,
  	\`version_timing_schedule_schedule_end_date\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_parent_idx\` ON \`_popups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_updated_at_idx\` ON \`_popups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_created_at_idx\` ON \`_popups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version__status_idx\` ON \`_popups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_created_at_idx\` ON \`_popups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_updated_at_idx\` ON \`_popups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_snapshot_idx\` ON \`_popups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_published_locale_idx\` ON \`_popups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_latest_idx\` ON \`_popups_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_autosave_idx\` ON \`_popups_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popups_v_locales_locale_parent_id_unique\` ON \`_popups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_order_idx\` ON \`_popups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_parent_idx\` ON \`_popups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_path_idx\` ON \`_popups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_pages_id_idx\` ON \`_popups_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_posts_id_idx\` ON \`_popups_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tours_id_idx\` ON \`_popups_v_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_categories_id_idx\` ON \`_popups_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tags_id_idx\` ON \`_popups_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_destinations_id_idx\` ON \`_popups_v_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tour_types_id_idx\` ON \`_popups_v_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_sunday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_sunday_order_idx\` ON \`chat_hours_sunday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_sunday_parent_id_idx\` ON \`chat_hours_sunday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_monday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_monday_order_idx\` ON \`chat_hours_monday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_monday_parent_id_idx\` ON \`chat_hours_monday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_tuesday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_tuesday_order_idx\` ON \`chat_hours_tuesday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_tuesday_parent_id_idx\` ON \`chat_hours_tuesday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_wednesday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_wednesday_order_idx\` ON \`chat_hours_wednesday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_wednesday_parent_id_idx\` ON \`chat_hours_wednesday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_thursday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_thursday_order_idx\` ON \`chat_hours_thursday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_thursday_parent_id_idx\` ON \`chat_hours_thursday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_friday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_friday_order_idx\` ON \`chat_hours_friday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_friday_parent_id_idx\` ON \`chat_hours_friday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_hours_saturday\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start_time\` text,
  	\`end_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_hours_saturday_order_idx\` ON \`chat_hours_saturday\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chat_hours_saturday_parent_id_idx\` ON \`chat_hours_saturday\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_accounts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`avatar_id\` integer,
  	\`is_always_available\` integer DEFAULT true,
  	\`days_of_week_working_sunday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_monday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_tuesday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_wednesday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_thursday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_friday_is_working_on_day\` integer DEFAULT false,
  	\`days_of_week_working_saturday_is_working_on_day\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_accounts_avatar_idx\` ON \`chat_accounts\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_accounts_updated_at_idx\` ON \`chat_accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`chat_accounts_created_at_idx\` ON \`chat_accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`chat_accounts_locales\` (
  	\`account_name\` text NOT NULL,
  	\`title\` text,
  	\`predefined_text\` text,
  	\`will_be_back_text\` text DEFAULT 'I will be back in [njwa_time_work]',
  	\`day_offs_text\` text DEFAULT 'I will be back soon',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`chat_accounts_locales_locale_parent_id_unique\` ON \`chat_accounts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_clicks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`account_id\` integer,
  	\`path\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`chat_clicks_key_idx\` ON \`chat_clicks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`chat_clicks_day_idx\` ON \`chat_clicks\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`chat_clicks_account_idx\` ON \`chat_clicks\` (\`account_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_records_accepted\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consent_records\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_records_accepted_order_idx\` ON \`consent_records_accepted\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`consent_records_accepted_parent_idx\` ON \`consent_records_accepted\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`consent_id\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_records_consent_id_idx\` ON \`consent_records\` (\`consent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_records_updated_at_idx\` ON \`consent_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_records_created_at_idx\` ON \`consent_records\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`sent_at\` text,
  	\`next_at\` text,
  	\`last_error\` text,
  	\`text\` text,
  	\`html\` text,
  	\`headers\` text,
  	\`key\` text NOT NULL,
  	\`about\` text,
  	\`message_id\` text NOT NULL,
  	\`is_private\` integer DEFAULT false,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`lease\` text,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_at_idx\` ON \`mails\` (\`next_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mails_about_idx\` ON \`mails\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`expires\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_keys_key_idx\` ON \`spent_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`spent_keys_expires_idx\` ON \`spent_keys\` (\`expires\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	\`departures_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`destinations_id\` integer,
  	\`tour_types_id\` integer,
  	\`media_id\` integer,
  	\`templates_id\` integer,
  	\`menus_id\` integer,
  	\`redirects_id\` integer,
  	\`reviews_id\` integer,
  	\`bookings_id\` integer,
  	\`customers_id\` integer,
  	\`orders_id\` integer,
  	\`payments_id\` integer,
  	\`promotions_id\` integer,
  	\`search_misses_id\` integer,
  	\`contact_clicks_id\` integer,
  	\`forms_id\` integer,
  	\`enquiries_id\` integer,
  	\`enquiry_messages_id\` integer,
  	\`enquiry_files_id\` integer,
  	\`reply_templates_id\` integer,
  	\`subscribers_id\` integer,
  	\`popups_id\` integer,
  	\`chat_accounts_id\` integer,
  	\`chat_clicks_id\` integer,
  	\`consent_records_id\` integer,
  	\`mails_id\` integer,
  	\`spent_keys_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departures_id\`) REFERENCES \`departures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_types_id\`) REFERENCES \`tour_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`templates_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payments_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promotions_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_misses_id\`) REFERENCES \`search_misses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_clicks_id\`) REFERENCES \`contact_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiry_messages_id\`) REFERENCES \`enquiry_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiry_files_id\`) REFERENCES \`enquiry_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_clicks_id\`) REFERENCES \`chat_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_records_id\`) REFERENCES \`consent_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_keys_id\`) REFERENCES \`spent_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tours_id_idx\` ON \`payload_locked_documents_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departures_id_idx\` ON \`payload_locked_documents_rels\` (\`departures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_destinations_id_idx\` ON \`payload_locked_documents_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tour_types_id_idx\` ON \`payload_locked_documents_rels\` (\`tour_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotions_id_idx\` ON \`payload_locked_documents_rels\` (\`promotions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_misses_id_idx\` ON \`payload_locked_documents_rels\` (\`search_misses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiry_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiry_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiry_files_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiry_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_records_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site\` (
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
  	\`templates_tour_id\` integer,
  	\`templates_tour_archive_id\` integer,
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
  	FOREIGN KEY (\`templates_not_found_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_tour_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`templates_tour_archive_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_header_idx\` ON \`site\` (\`templates_header_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_footer_idx\` ON \`site\` (\`templates_footer_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_article_idx\` ON \`site\` (\`templates_article_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_page_idx\` ON \`site\` (\`templates_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_archive_idx\` ON \`site\` (\`templates_archive_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_search_idx\` ON \`site\` (\`templates_search_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_not_found_idx\` ON \`site\` (\`templates_not_found_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_tour_idx\` ON \`site\` (\`templates_tour_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_tour_archive_idx\` ON \`site\` (\`templates_tour_archive_id\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
  	\`name\` text DEFAULT 'My tours' NOT NULL,
  	\`tagline\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`theme_share_box_networks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`theme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`theme_share_box_networks_order_idx\` ON \`theme_share_box_networks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`theme_share_box_networks_parent_idx\` ON \`theme_share_box_networks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`theme_share_box_hide_on\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`theme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`theme_share_box_hide_on_order_idx\` ON \`theme_share_box_hide_on\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`theme_share_box_hide_on_parent_idx\` ON \`theme_share_box_hide_on\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`colours_paper\` text DEFAULT '#f7f0e3',
  	\`colours_sand\` text DEFAULT '#ecdfc8',
  	\`colours_ink\` text DEFAULT '#1e1413',
  	\`colours_brand\` text DEFAULT '#2541a8',
  	\`colours_accent\` text DEFAULT '#a8401f',
  	\`colours_saffron\` text DEFAULT '#e8a33d',
  	\`type_base_size\` numeric DEFAULT 18,
  	\`type_scale\` numeric DEFAULT 1.25,
  	\`shape_radius\` numeric DEFAULT 4,
  	\`shape_content_width\` numeric DEFAULT 1240,
  	\`shape_text_width\` numeric DEFAULT 66,
  	\`share_box_enabled\` integer DEFAULT true,
  	\`share_box_show_native\` integer DEFAULT true,
  	\`share_box_show_copy\` integer DEFAULT true,
  	\`share_box_position\` text DEFAULT 'bottom',
  	\`share_box_look\` text DEFAULT 'names',
  	\`share_box_colour\` text DEFAULT 'text',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`theme_locales\` (
  	\`share_box_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`theme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`theme_locales_locale_parent_id_unique\` ON \`theme_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sender_name\` text,
  	\`sender_address\` text,
  	\`keep_months\` numeric DEFAULT 12,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mail_settings_locales\` (
  	\`reply_promise\` text,
  	\`signature\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_settings_locales_locale_parent_id_unique\` ON \`mail_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toc_levels\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toc\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toc_levels_order_idx\` ON \`toc_levels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`toc_levels_parent_idx\` ON \`toc_levels\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toc_visibility_hide_by_device\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toc\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toc_visibility_hide_by_device_order_idx\` ON \`toc_visibility_hide_by_device\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`toc_visibility_hide_by_device_parent_idx\` ON \`toc_visibility_hide_by_device\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toc\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`max_depth\` numeric DEFAULT 3,
  	\`min_headings\` numeric DEFAULT 2,
  	\`numbering\` text DEFAULT 'none',
  	\`visible_links\` numeric DEFAULT 0,
  	\`visibility_hide_by_default\` integer DEFAULT true,
  	\`smooth_scroll\` integer DEFAULT true,
  	\`scroll_offset\` numeric DEFAULT 30,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`toc_locales\` (
  	\`title\` text,
  	\`exclude\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toc\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toc_locales_locale_parent_id_unique\` ON \`toc_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`cart_page_id\` integer,
  	\`checkout_page_id\` integer,
  	\`summary_page_id\` integer,
  	\`account_page_id\` integer,
  	\`terms_page_id\` integer,
  	\`hold_minutes\` numeric DEFAULT 30,
  	\`balance_days\` numeric DEFAULT 42,
  	\`held_seats\` numeric DEFAULT 12,
  	\`held_departures\` numeric DEFAULT 4,
  	\`unpaid_share\` numeric DEFAULT 50,
  	\`proven_seats\` numeric DEFAULT 24,
  	\`proven_departures\` numeric DEFAULT 8,
  	\`confirm_hours\` numeric DEFAULT 24,
  	\`takes_transfer\` integer DEFAULT false,
  	\`transfer_days\` numeric DEFAULT 5,
  	\`unpaid_days\` numeric DEFAULT 3,
  	\`takes_arrival\` integer DEFAULT false,
  	\`notice_email\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`cart_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`checkout_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`summary_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`terms_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_cart_page_idx\` ON \`shop\` (\`cart_page_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_checkout_page_idx\` ON \`shop\` (\`checkout_page_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_summary_page_idx\` ON \`shop\` (\`summary_page_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_account_page_idx\` ON \`shop\` (\`account_page_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_terms_page_idx\` ON \`shop\` (\`terms_page_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_locales\` (
  	\`transfer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_locales_locale_parent_id_unique\` ON \`shop_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`channels_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`key_hash\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`channels_partners_order_idx\` ON \`channels_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`channels_partners_parent_id_idx\` ON \`channels_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`channels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`things_to_do\` integer DEFAULT false,
  	\`business_name\` text,
  	\`json_feeds\` integer DEFAULT false,
  	\`octo\` integer DEFAULT false,
  	\`octo_bookings\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`limit\` numeric DEFAULT 6,
  	\`has_pictures\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_locales\` (
  	\`synonyms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_locales_locale_parent_id_unique\` ON \`search_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`promised_hours\` numeric DEFAULT 24 NOT NULL,
  	\`chat_account_id\` integer,
  	\`keep_months\` numeric DEFAULT 24,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`chat_account_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_chat_account_idx\` ON \`inbox\` (\`chat_account_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inbox\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_texts_order_parent\` ON \`inbox_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sends_welcome\` integer DEFAULT true,
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`newsletter_locales\` (
  	\`confirm_text\` text,
  	\`welcome_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletter\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_locales_locale_parent_id_unique\` ON \`newsletter_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lightbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_image_lightbox\` integer DEFAULT true,
  	\`lightbox_enable_counter\` integer DEFAULT true,
  	\`lightbox_enable_fullscreen\` integer DEFAULT true,
  	\`lightbox_enable_zoom\` integer DEFAULT true,
  	\`lightbox_enable_share\` integer DEFAULT true,
  	\`lightbox_enable_download\` integer DEFAULT true,
  	\`lightbox_title_src\` text DEFAULT 'title',
  	\`lightbox_description_src\` text DEFAULT 'description',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`chat\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT false,
  	\`timezone\` text DEFAULT '+00:00' NOT NULL,
  	\`default_avatar_id\` integer,
  	\`gdpr_status\` integer DEFAULT false,
  	\`styles_btn_position\` text DEFAULT 'right',
  	\`styles_btn_bottom_distance\` numeric DEFAULT 30 NOT NULL,
  	\`styles_btn_right_distance\` numeric DEFAULT 30 NOT NULL,
  	\`styles_btn_left_distance\` numeric DEFAULT 30 NOT NULL,
  	\`styles_is_show_btn_label\` integer DEFAULT true,
  	\`styles_btn_label_width\` numeric DEFAULT 156 NOT NULL,
  	\`styles_is_show_response_text\` integer DEFAULT true,
  	\`styles_is_show_powered_by\` integer DEFAULT true,
  	\`styles_background_color\` text DEFAULT '#2db742',
  	\`styles_text_color\` text DEFAULT '#ffffff',
  	\`styles_title_size\` numeric DEFAULT 18 NOT NULL,
  	\`styles_account_name_size\` numeric DEFAULT 14 NOT NULL,
  	\`styles_description_text_size\` numeric DEFAULT 12 NOT NULL,
  	\`styles_regular_text_size\` numeric DEFAULT 11 NOT NULL,
  	\`styles_is_show_scroll\` integer DEFAULT false,
  	\`styles_scroll_height\` numeric DEFAULT 500 NOT NULL,
  	\`display_display_condition\` text DEFAULT 'showAllPage' NOT NULL,
  	\`display_show_on_desktop\` integer DEFAULT true,
  	\`display_show_on_mobile\` integer DEFAULT true,
  	\`display_time_symbols\` text DEFAULT 'h:m' NOT NULL,
  	\`url_settings_on_desktop\` text DEFAULT 'api' NOT NULL,
  	\`url_settings_on_mobile\` text DEFAULT 'api' NOT NULL,
  	\`url_settings_open_in_new_tab\` integer DEFAULT true,
  	\`url_settings_text_in_app\` integer DEFAULT true,
  	\`analytics_enabled_google_g_a4\` integer DEFAULT false,
  	\`analytics_enabled_google\` integer DEFAULT false,
  	\`analytics_enabled_facebook\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`default_avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_default_avatar_idx\` ON \`chat\` (\`default_avatar_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_locales\` (
  	\`styles_btn_label\` text DEFAULT '<strong>Need help?</strong> Chat with us',
  	\`styles_title\` text DEFAULT 'Start a Conversation' NOT NULL,
  	\`styles_description\` text DEFAULT 'Choose who you would like to write to.',
  	\`styles_response_text\` text DEFAULT 'We usually answer within a few minutes.',
  	\`styles_gdpr_content\` text DEFAULT 'I have read and accept the privacy policy.',
  	\`i18n_online\` text DEFAULT 'Online' NOT NULL,
  	\`i18n_offline\` text DEFAULT 'Offline' NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`chat\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`chat_locales_locale_parent_id_unique\` ON \`chat_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`chat_accounts_id\` integer,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`tours_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`chat\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tours_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_rels_order_idx\` ON \`chat_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_parent_idx\` ON \`chat_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_path_idx\` ON \`chat_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_chat_accounts_id_idx\` ON \`chat_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_pages_id_idx\` ON \`chat_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_posts_id_idx\` ON \`chat_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_tours_id_idx\` ON \`chat_rels\` (\`tours_id\`);`)
  await db.run(sql`CREATE TABLE \`analytics\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tag_manager_id\` text,
  	\`measurement_id\` text,
  	\`pixel_id\` text,
  	\`page_view_sender\` text DEFAULT 'site',
  	\`consent_region\` text DEFAULT 'everywhere',
  	\`consent_privacy_page_id\` integer,
  	\`consent_revision\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`consent_privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`analytics_consent_consent_privacy_page_idx\` ON \`analytics\` (\`consent_privacy_page_id\`);`)
  await db.run(sql`CREATE TABLE \`copy_protection_documents\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`copy_protection\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`copy_protection_documents_order_idx\` ON \`copy_protection_documents\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`copy_protection_documents_parent_idx\` ON \`copy_protection_documents\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`copy_protection\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT false,
  	\`context_menu\` integer DEFAULT true,
  	\`dragging\` integer DEFAULT true,
  	\`shortcuts\` integer DEFAULT true,
  	\`sound\` integer DEFAULT false,
  	\`replace_clipboard\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`copy_protection_locales\` (
  	\`message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`copy_protection\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`copy_protection_locales_locale_parent_id_unique\` ON \`copy_protection_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_version\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token\` text,
  	\`changes\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
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
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_locales\`;`)
  await db.run(sql`DROP TABLE \`destinations\`;`)
  await db.run(sql`DROP TABLE \`destinations_locales\`;`)
  await db.run(sql`DROP TABLE \`tour_types\`;`)
  await db.run(sql`DROP TABLE \`tour_types_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`templates\`;`)
  await db.run(sql`DROP TABLE \`_templates_v\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`promotions\`;`)
  await db.run(sql`DROP TABLE \`promotions_rels\`;`)
  await db.run(sql`DROP TABLE \`search_misses\`;`)
  await db.run(sql`DROP TABLE \`contact_clicks\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_texts\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiry_messages\`;`)
  await db.run(sql`DROP TABLE \`enquiry_files\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`reply_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`popups_conditions_kinds\`;`)
  await db.run(sql`DROP TABLE \`popups_conditions\`;`)
  await db.run(sql`DROP TABLE \`popups_timing_sources_sources\`;`)
  await db.run(sql`DROP TABLE \`popups_timing_logged_in_roles\`;`)
  await db.run(sql`DROP TABLE \`popups_timing_devices_devices\`;`)
  await db.run(sql`DROP TABLE \`popups_timing_browsers_browsers_options\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`popups_locales\`;`)
  await db.run(sql`DROP TABLE \`popups_rels\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_conditions_kinds\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_conditions\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_timing_sources_sources\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_timing_logged_in_roles\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_timing_devices_devices\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_timing_browsers_browsers_options\`;`)
  await db.run(sql`DROP TABLE \`_popups_v\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_sunday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_monday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_tuesday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_wednesday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_thursday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_friday\`;`)
  await db.run(sql`DROP TABLE \`chat_hours_saturday\`;`)
  await db.run(sql`DROP TABLE \`chat_accounts\`;`)
  await db.run(sql`DROP TABLE \`chat_accounts_locales\`;`)
  await db.run(sql`DROP TABLE \`chat_clicks\`;`)
  await db.run(sql`DROP TABLE \`consent_records_accepted\`;`)
  await db.run(sql`DROP TABLE \`consent_records\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`spent_keys\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`theme_share_box_networks\`;`)
  await db.run(sql`DROP TABLE \`theme_share_box_hide_on\`;`)
  await db.run(sql`DROP TABLE \`theme\`;`)
  await db.run(sql`DROP TABLE \`theme_locales\`;`)
  await db.run(sql`DROP TABLE \`mail_settings\`;`)
  await db.run(sql`DROP TABLE \`mail_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`toc_levels\`;`)
  await db.run(sql`DROP TABLE \`toc_visibility_hide_by_device\`;`)
  await db.run(sql`DROP TABLE \`toc\`;`)
  await db.run(sql`DROP TABLE \`toc_locales\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`DROP TABLE \`shop_locales\`;`)
  await db.run(sql`DROP TABLE \`channels_partners\`;`)
  await db.run(sql`DROP TABLE \`channels\`;`)
  await db.run(sql`DROP TABLE \`search\`;`)
  await db.run(sql`DROP TABLE \`search_locales\`;`)
  await db.run(sql`DROP TABLE \`inbox\`;`)
  await db.run(sql`DROP TABLE \`inbox_texts\`;`)
  await db.run(sql`DROP TABLE \`newsletter\`;`)
  await db.run(sql`DROP TABLE \`newsletter_locales\`;`)
  await db.run(sql`DROP TABLE \`lightbox\`;`)
  await db.run(sql`DROP TABLE \`chat\`;`)
  await db.run(sql`DROP TABLE \`chat_locales\`;`)
  await db.run(sql`DROP TABLE \`chat_rels\`;`)
  await db.run(sql`DROP TABLE \`analytics\`;`)
  await db.run(sql`DROP TABLE \`copy_protection_documents\`;`)
  await db.run(sql`DROP TABLE \`copy_protection\`;`)
  await db.run(sql`DROP TABLE \`copy_protection_locales\`;`)
  await db.run(sql`DROP TABLE \`content_version\`;`)
}
