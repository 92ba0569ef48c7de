// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_publishedAt_createdAt_path_idx" ON "posts" USING btree ("_status","published_at","created_at","path");
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version__status","version_published_at","version_created_at","version_path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_publishedAt_createdAt_path_idx";
  DROP INDEX "compound_index_idx";`)
}
