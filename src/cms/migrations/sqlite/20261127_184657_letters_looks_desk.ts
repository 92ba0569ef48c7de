// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`letter_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`texts\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`reductions\` text;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`type_typefaces\` text DEFAULT 'fraunces';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`letter_texts\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_decorative\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`reductions\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`type_typefaces\`;`)
}
