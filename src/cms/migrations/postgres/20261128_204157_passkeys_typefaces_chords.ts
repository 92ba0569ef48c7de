// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'signed-in-passkey' BEFORE 'refused';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passkey-refused' BEFORE 'signed-out';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passkey-added' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passkey-removed' BEFORE 'exported';
  ALTER TABLE "theme" ADD COLUMN "own_typefaces" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed-in', 'signed-in-code', 'signed-in-recovery', 'refused', 'code-refused', 'signed-out', 'second-step-on', 'second-step-off', 'exported');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "theme" DROP COLUMN "own_typefaces";`)
}
