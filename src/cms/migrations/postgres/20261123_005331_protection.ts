// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "spent_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spent_keys_id" integer;
  CREATE UNIQUE INDEX "spent_keys_key_idx" ON "spent_keys" USING btree ("key");
  CREATE INDEX "spent_keys_expires_idx" ON "spent_keys" USING btree ("expires");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_keys_fk" FOREIGN KEY ("spent_keys_id") REFERENCES "public"."spent_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spent_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_keys_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "spent_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spent_keys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spent_keys_fk";
  
  DROP INDEX "payload_locked_documents_rels_spent_keys_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spent_keys_id";`)
}
