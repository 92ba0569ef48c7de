import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rels_order_idx\` ON \`popups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_parent_idx\` ON \`popups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_path_idx\` ON \`popups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_pages_id_idx\` ON \`popups_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_posts_id_idx\` ON \`popups_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_categories_id_idx\` ON \`popups_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_tags_id_idx\` ON \`popups_rels\` (\`tags_id\`);`)
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
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_order_idx\` ON \`_popups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_parent_idx\` ON \`_popups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_path_idx\` ON \`_popups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_pages_id_idx\` ON \`_popups_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_posts_id_idx\` ON \`_popups_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_categories_id_idx\` ON \`_popups_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_tags_id_idx\` ON \`_popups_v_rels\` (\`tags_id\`);`)
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
  await db.run(sql`ALTER TABLE \`pages\` ADD \`public_path\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_public_path\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`public_path\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_public_path\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`action\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`popup_id\` integer REFERENCES popups(id);`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`toggle\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`do_not_show_again\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`panel\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items_children\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_popup_idx\` ON \`menus_items_children\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_picture_idx\` ON \`menus_items_children\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`action\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`popup_id\` integer REFERENCES popups(id);`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`toggle\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`do_not_show_again\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`panel\` text;`)
  await db.run(sql`ALTER TABLE \`menus_items\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`menus_items_popup_idx\` ON \`menus_items\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_picture_idx\` ON \`menus_items\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`popups_id\` integer REFERENCES popups(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`timezone\` text DEFAULT '+00:00';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`lightbox\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_menus_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'document',
  	\`new_tab\` integer,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items_children\`("_order", "_parent_id", "id", "kind", "new_tab", "address") SELECT "_order", "_parent_id", "id", "kind", "new_tab", "address" FROM \`menus_items_children\`;`)
  await db.run(sql`DROP TABLE \`menus_items_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items_children\` RENAME TO \`menus_items_children\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`menus_items_children_order_idx\` ON \`menus_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_children_parent_id_idx\` ON \`menus_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'document',
  	\`new_tab\` integer,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_items\`("_order", "_parent_id", "id", "kind", "new_tab", "address") SELECT "_order", "_parent_id", "id", "kind", "new_tab", "address" FROM \`menus_items\`;`)
  await db.run(sql`DROP TABLE \`menus_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_items\` RENAME TO \`menus_items\`;`)
  await db.run(sql`CREATE INDEX \`menus_items_order_idx\` ON \`menus_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_items_parent_id_idx\` ON \`menus_items\` (\`_parent_id\`);`)
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
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_clicks_id\`) REFERENCES \`chat_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_records_id\`) REFERENCES \`consent_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_records_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`public_path\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_public_path\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`public_path\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_public_path\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`timezone\`;`)
}
