// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forms_id\` integer REFERENCES forms(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiries_id\` integer REFERENCES enquiries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiry_messages_id\` integer REFERENCES enquiry_messages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiry_files_id\` integer REFERENCES enquiry_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiry_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiry_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiry_files_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiry_files_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  	\`media_id\` integer,
  	\`templates_id\` integer,
  	\`menus_id\` integer,
  	\`redirects_id\` integer,
  	\`reviews_id\` integer,
  	\`search_misses_id\` integer,
  	\`contact_clicks_id\` integer,
  	\`popups_id\` integer,
  	\`chat_accounts_id\` integer,
  	\`chat_clicks_id\` integer,
  	\`consent_records_id\` integer,
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
  	FOREIGN KEY (\`search_misses_id\`) REFERENCES \`search_misses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_clicks_id\`) REFERENCES \`contact_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_accounts_id\`) REFERENCES \`chat_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chat_clicks_id\`) REFERENCES \`chat_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_records_id\`) REFERENCES \`consent_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "search_misses_id", "contact_clicks_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "tours_id", "departures_id", "categories_id", "tags_id", "destinations_id", "tour_types_id", "media_id", "templates_id", "menus_id", "redirects_id", "reviews_id", "search_misses_id", "contact_clicks_id", "popups_id", "chat_accounts_id", "chat_clicks_id", "consent_records_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_misses_id_idx\` ON \`payload_locked_documents_rels\` (\`search_misses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chat_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`chat_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_records_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
