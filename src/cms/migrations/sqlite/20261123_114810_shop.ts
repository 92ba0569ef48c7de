// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`confirmed_at\` text,
  	\`balance_asked_at\` text,
  	\`customer_id\` integer,
  	\`contact\` text,
  	\`locale\` text,
  	\`history\` text,
  	\`cart_key\` text,
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
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_cart_key_idx\` ON \`orders\` (\`cart_key\`);`)
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
  	\`takes_transfer\` integer DEFAULT false,
  	\`transfer_days\` numeric DEFAULT 5,
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
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`refunded_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`refunded_at\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`extras\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`order_id\` integer REFERENCES orders(id);`)
  await db.run(sql`CREATE INDEX \`bookings_order_idx\` ON \`bookings\` (\`order_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`customers_id\` integer REFERENCES customers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`orders_id\` integer REFERENCES orders(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payments_id\` integer REFERENCES payments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`promotions_id\` integer REFERENCES promotions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotions_id_idx\` ON \`payload_locked_documents_rels\` (\`promotions_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`promotions\`;`)
  await db.run(sql`DROP TABLE \`promotions_rels\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`DROP TABLE \`shop_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`status\` text DEFAULT 'ON_HOLD' NOT NULL,
  	\`departure_id\` integer NOT NULL,
  	\`tour_title\` text,
  	\`start\` text,
  	\`end\` text,
  	\`adults\` numeric,
  	\`children\` numeric,
  	\`total\` numeric,
  	\`currency\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`notes\` text,
  	\`cancel_reason\` text,
  	\`refund\` text,
  	\`expires_at\` text,
  	\`confirmed_at\` text,
  	\`cancelled_at\` text,
  	\`source\` text DEFAULT 'studio',
  	\`partner_name\` text,
  	\`reseller_reference\` text,
  	\`history\` text,
  	\`uuid\` text,
  	\`tour_id\` integer,
  	\`places\` numeric,
  	\`items\` text,
  	\`contact\` text,
  	\`partner\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`departure_id\`) REFERENCES \`departures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_bookings\`("id", "reference", "status", "departure_id", "tour_title", "start", "end", "adults", "children", "total", "currency", "name", "email", "phone", "notes", "cancel_reason", "refund", "expires_at", "confirmed_at", "cancelled_at", "source", "partner_name", "reseller_reference", "history", "uuid", "tour_id", "places", "items", "contact", "partner", "updated_at", "created_at") SELECT "id", "reference", "status", "departure_id", "tour_title", "start", "end", "adults", "children", "total", "currency", "name", "email", "phone", "notes", "cancel_reason", "refund", "expires_at", "confirmed_at", "cancelled_at", "source", "partner_name", "reseller_reference", "history", "uuid", "tour_id", "places", "items", "contact", "partner", "updated_at", "created_at" FROM \`bookings\`;`)
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`ALTER TABLE \`__new_bookings\` RENAME TO \`bookings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`bookings_departure_idx\` ON \`bookings\` (\`departure_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_name_idx\` ON \`bookings\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`bookings_email_idx\` ON \`bookings\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`bookings_expires_at_idx\` ON \`bookings\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_source_idx\` ON \`bookings\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reseller_reference_idx\` ON \`bookings\` (\`reseller_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_uuid_idx\` ON \`bookings\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`bookings_tour_idx\` ON \`bookings\` (\`tour_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_partner_idx\` ON \`bookings\` (\`partner\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`departure_status_idx\` ON \`bookings\` (\`departure_id\`,\`status\`);`)
  await db.run(sql`CREATE INDEX \`status_expiresAt_idx\` ON \`bookings\` (\`status\`,\`expires_at\`);`)
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
  	\`media_id\` integer,
  	\`templates_id\` integer,
  	\`menus_id\` integer,
  	\`redirects_id\` integer,
  	\`reviews_id\` integer,
  	\`bookings_id\` integer,
  	\`search_misses_id\` integer,
  	\`contact_clicks_id\` integer,
  	\`forms_id\` integer,
  	\`spent_keys_id\` integer,
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
  	FOREIGN KEY (\`search_misses_id\`) REFERENCES \`search_misses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_clicks_id\`) REFERENCES \`contact_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_keys_id\`) REFERENCES \`spent_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "bookings_id", "search_misses_id", "contact_clicks_id", "forms_id", "spent_keys_id", "enquiries_id", "enquiry_messages_id", "enquiry_files_id", "reply_templates_id", "subscribers_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "mails_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "bookings_id", "search_misses_id", "contact_clicks_id", "forms_id", "spent_keys_id", "enquiries_id", "enquiry_messages_id", "enquiry_files_id", "reply_templates_id", "subscribers_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "mails_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_misses_id_idx\` ON \`payload_locked_documents_rels\` (\`search_misses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_keys_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
