// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed-in', 'signed-in-code', 'signed-in-recovery', 'refused', 'code-refused', 'signed-out', 'second-step-on', 'second-step-off', 'exported');
  CREATE TYPE "public"."enum_theme_style_spaces" AS ENUM('regular', 'compact', 'airy');
  CREATE TYPE "public"."enum_theme_style_shadows" AS ENUM('none', 'soft', 'deep');
  CREATE TYPE "public"."enum_theme_style_buttons" AS ENUM('pill', 'rounded', 'square');
  CREATE TYPE "public"."enum_theme_style_fill" AS ENUM('ink', 'brand', 'accent');
  CREATE TYPE "public"."enum_theme_style_links" AS ENUM('thin', 'thick', 'coloured');
  CREATE TYPE "public"."enum_theme_style_fields" AS ENUM('line', 'boxed', 'filled');
  CREATE TYPE "public"."enum_theme_style_cards" AS ENUM('open', 'framed', 'raised', 'filled');
  CREATE TYPE "public"."enum_theme_style_header" AS ENUM('plain', 'ink', 'brand');
  CREATE TYPE "public"."enum_theme_style_footer" AS ENUM('ink', 'brand', 'sand', 'paper');
  CREATE TYPE "public"."enum_theme_style_dark" AS ENUM('off', 'auto');
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'newsreader';
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'cormorant';
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'bitter';
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'space-grotesk';
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'nunito';
  ALTER TYPE "public"."enum_theme_type_typefaces" ADD VALUE 'oswald';
  CREATE TABLE "block_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"block" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"answers" numeric,
  	"resolved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar NOT NULL,
  	"account_id" integer,
  	"action" "enum_audit_log_action" NOT NULL,
  	"detail" varchar,
  	"network" varchar,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"key" varchar NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "tours" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_tours_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "templates" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_templates_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "block_comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "theme" ADD COLUMN "style_spaces" "enum_theme_style_spaces" DEFAULT 'regular';
  ALTER TABLE "theme" ADD COLUMN "style_shadows" "enum_theme_style_shadows" DEFAULT 'none';
  ALTER TABLE "theme" ADD COLUMN "style_buttons" "enum_theme_style_buttons" DEFAULT 'pill';
  ALTER TABLE "theme" ADD COLUMN "style_fill" "enum_theme_style_fill" DEFAULT 'ink';
  ALTER TABLE "theme" ADD COLUMN "style_links" "enum_theme_style_links" DEFAULT 'thin';
  ALTER TABLE "theme" ADD COLUMN "style_fields" "enum_theme_style_fields" DEFAULT 'line';
  ALTER TABLE "theme" ADD COLUMN "style_cards" "enum_theme_style_cards" DEFAULT 'open';
  ALTER TABLE "theme" ADD COLUMN "style_header" "enum_theme_style_header" DEFAULT 'plain';
  ALTER TABLE "theme" ADD COLUMN "style_footer" "enum_theme_style_footer" DEFAULT 'ink';
  ALTER TABLE "theme" ADD COLUMN "style_dark" "enum_theme_style_dark" DEFAULT 'off';
  ALTER TABLE "block_comments" ADD CONSTRAINT "block_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "block_comments_document_idx" ON "block_comments" USING btree ("document");
  CREATE INDEX "block_comments_author_idx" ON "block_comments" USING btree ("author_id");
  CREATE INDEX "block_comments_updated_at_idx" ON "block_comments" USING btree ("updated_at");
  CREATE INDEX "block_comments_created_at_idx" ON "block_comments" USING btree ("created_at");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_account_idx" ON "audit_log" USING btree ("account_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE UNIQUE INDEX "audit_log_key_idx" ON "audit_log" USING btree ("key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_block_comments_fk" FOREIGN KEY ("block_comments_id") REFERENCES "public"."block_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_block_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("block_comments_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "block_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "block_comments" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_block_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "theme" ALTER COLUMN "type_typefaces" SET DATA TYPE text;
  ALTER TABLE "theme" ALTER COLUMN "type_typefaces" SET DEFAULT 'fraunces'::text;
  DROP TYPE "public"."enum_theme_type_typefaces";
  CREATE TYPE "public"."enum_theme_type_typefaces" AS ENUM('fraunces', 'outfit', 'archivo', 'playfair', 'lora', 'bricolage');
  ALTER TABLE "theme" ALTER COLUMN "type_typefaces" SET DEFAULT 'fraunces'::"public"."enum_theme_type_typefaces";
  ALTER TABLE "theme" ALTER COLUMN "type_typefaces" SET DATA TYPE "public"."enum_theme_type_typefaces" USING "type_typefaces"::"public"."enum_theme_type_typefaces";
  DROP INDEX "payload_locked_documents_rels_block_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "posts" DROP COLUMN "changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "tours" DROP COLUMN "changed_by";
  ALTER TABLE "_tours_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "templates" DROP COLUMN "changed_by";
  ALTER TABLE "_templates_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "block_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  ALTER TABLE "theme" DROP COLUMN "style_spaces";
  ALTER TABLE "theme" DROP COLUMN "style_shadows";
  ALTER TABLE "theme" DROP COLUMN "style_buttons";
  ALTER TABLE "theme" DROP COLUMN "style_fill";
  ALTER TABLE "theme" DROP COLUMN "style_links";
  ALTER TABLE "theme" DROP COLUMN "style_fields";
  ALTER TABLE "theme" DROP COLUMN "style_cards";
  ALTER TABLE "theme" DROP COLUMN "style_header";
  ALTER TABLE "theme" DROP COLUMN "style_footer";
  ALTER TABLE "theme" DROP COLUMN "style_dark";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_theme_style_spaces";
  DROP TYPE "public"."enum_theme_style_shadows";
  DROP TYPE "public"."enum_theme_style_buttons";
  DROP TYPE "public"."enum_theme_style_fill";
  DROP TYPE "public"."enum_theme_style_links";
  DROP TYPE "public"."enum_theme_style_fields";
  DROP TYPE "public"."enum_theme_style_cards";
  DROP TYPE "public"."enum_theme_style_header";
  DROP TYPE "public"."enum_theme_style_footer";
  DROP TYPE "public"."enum_theme_style_dark";`)
}
