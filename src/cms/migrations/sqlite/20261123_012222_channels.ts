// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`channels_partners\`;`)
  await db.run(sql`DROP TABLE \`channels\`;`)
}
