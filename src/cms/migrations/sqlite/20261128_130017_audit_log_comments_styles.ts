// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`block_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`block\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`answers\` numeric,
  	\`resolved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`block_comments_document_idx\` ON \`block_comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`block_comments_author_idx\` ON \`block_comments\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`block_comments_updated_at_idx\` ON \`block_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`block_comments_created_at_idx\` ON \`block_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`account_id\` integer,
  	\`action\` text NOT NULL,
  	\`detail\` text,
  	\`network\` text,
  	\`count\` numeric DEFAULT 1 NOT NULL,
  	\`key\` text NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_account_idx\` ON \`audit_log\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_key_idx\` ON \`audit_log\` (\`key\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`tours\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`templates\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_templates_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`block_comments_id\` integer REFERENCES block_comments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_log_id\` integer REFERENCES audit_log(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_block_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`block_comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_spaces\` text DEFAULT 'regular';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_shadows\` text DEFAULT 'none';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_buttons\` text DEFAULT 'pill';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_fill\` text DEFAULT 'ink';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_links\` text DEFAULT 'thin';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_fields\` text DEFAULT 'line';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_cards\` text DEFAULT 'open';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_header\` text DEFAULT 'plain';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_footer\` text DEFAULT 'ink';`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`style_dark\` text DEFAULT 'off';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`block_comments\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`translations_id\` integer,
  	\`media_id\` integer,
  	\`templates_id\` integer,
  	\`menus_id\` integer,
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
  	\`redirects_id\` integer,
  	\`mails_id\` integer,
  	\`review_requests_id\` integer,
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
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`templates_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_requests_id\`) REFERENCES \`review_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_keys_id\`) REFERENCES \`spent_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "translations_id", "media_id", "templates_id", "menus_id", "reviews_id", "bookings_id", "customers_id", "orders_id", "payments_id", "promotions_id", "search_misses_id", "contact_clicks_id", "forms_id", "enquiries_id", "enquiry_messages_id", "enquiry_files_id", "reply_templates_id", "subscribers_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "redirects_id", "mails_id", "review_requests_id", "spent_keys_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "translations_id", "media_id", "templates_id", "menus_id", "reviews_id", "bookings_id", "customers_id", "orders_id", "payments_id", "promotions_id", "search_misses_id", "contact_clicks_id", "forms_id", "enquiries_id", "enquiry_messages_id", "enquiry_files_id", "reply_templates_id", "subscribers_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "redirects_id", "mails_id", "review_requests_id", "spent_keys_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`review_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`tours\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_tours_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`templates\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_templates_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_spaces\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_shadows\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_buttons\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_fill\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_links\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_fields\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_cards\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_header\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_footer\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`style_dark\`;`)
}
