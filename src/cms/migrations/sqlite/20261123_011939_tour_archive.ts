// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`templates_tour_archive_id\` integer REFERENCES templates(id);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_tour_archive_idx\` ON \`site\` (\`templates_tour_archive_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`templates_tour_id\` integer,
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
  	FOREIGN KEY (\`templates_tour_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "share_image_id", "email", "telephone", "address_street", "address_locality", "address_postal_code", "address_country", "timezone", "templates_header_id", "templates_footer_id", "templates_article_id", "templates_page_id", "templates_archive_id", "templates_search_id", "templates_not_found_id", "templates_tour_id", "show_to_top", "show_progress", "dock_side", "updated_at", "created_at") SELECT "id", "share_image_id", "email", "telephone", "address_street", "address_locality", "address_postal_code", "address_country", "timezone", "templates_header_id", "templates_footer_id", "templates_article_id", "templates_page_id", "templates_archive_id", "templates_search_id", "templates_not_found_id", "templates_tour_id", "show_to_top", "show_progress", "dock_side", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_share_image_idx\` ON \`site\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_header_idx\` ON \`site\` (\`templates_header_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_footer_idx\` ON \`site\` (\`templates_footer_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_article_idx\` ON \`site\` (\`templates_article_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_page_idx\` ON \`site\` (\`templates_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_archive_idx\` ON \`site\` (\`templates_archive_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_search_idx\` ON \`site\` (\`templates_search_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_not_found_idx\` ON \`site\` (\`templates_not_found_id\`);`)
  await db.run(sql`CREATE INDEX \`site_templates_templates_tour_idx\` ON \`site\` (\`templates_tour_id\`);`)
}
