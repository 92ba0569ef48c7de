import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`theme_locales\` (
  	\`share_box_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`theme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`theme_locales_locale_parent_id_unique\` ON \`theme_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`chat\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT false,
  	\`timezone\` text DEFAULT '+00:00' NOT NULL,
  	\`default_avatar_id\` integer,
  	\`gdpr_status\` integer DEFAULT false,
  	\`styles_is_show_btn_label\` integer DEFAULT true,
  	\`styles_btn_label_width\` numeric DEFAULT 156 NOT NULL,
  	\`styles_btn_position\` text DEFAULT 'right',
  	\`styles_btn_right_distance\` numeric DEFAULT 30 NOT NULL,
  	\`styles_btn_left_distance\` numeric DEFAULT 30 NOT NULL,
  	\`styles_btn_bottom_distance\` numeric DEFAULT 30 NOT NULL,
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
  	\`styles_is_show_g_d_p_r\` integer DEFAULT false,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`chat\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`chat_rels_order_idx\` ON \`chat_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_parent_idx\` ON \`chat_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_path_idx\` ON \`chat_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_chat_accounts_id_idx\` ON \`chat_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_pages_id_idx\` ON \`chat_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`chat_rels_posts_id_idx\` ON \`chat_rels\` (\`posts_id\`);`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`chat_accounts_id\` integer REFERENCES chat_accounts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`chat_clicks_id\` integer REFERENCES chat_clicks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consent_records_id\` integer REFERENCES consent_records(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_records_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_records_id\`);`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_show_native\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_show_copy\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_position\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_look\` text DEFAULT 'names';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`share_box_colour\` text DEFAULT 'text';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`theme_share_box_networks\`;`)
  await db.run(sql`DROP TABLE \`theme_share_box_hide_on\`;`)
  await db.run(sql`DROP TABLE \`theme_locales\`;`)
  await db.run(sql`DROP TABLE \`chat\`;`)
  await db.run(sql`DROP TABLE \`chat_locales\`;`)
  await db.run(sql`DROP TABLE \`chat_rels\`;`)
  await db.run(sql`DROP TABLE \`analytics\`;`)
  await db.run(sql`DROP TABLE \`copy_protection_documents\`;`)
  await db.run(sql`DROP TABLE \`copy_protection\`;`)
  await db.run(sql`DROP TABLE \`copy_protection_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "media_id", "templates_id", "menus_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_enabled\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_show_native\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_show_copy\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_position\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_look\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`share_box_colour\`;`)
}
