// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_provider" ADD VALUE 'cash';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "provider" SET DATA TYPE text;
  DROP TYPE "public"."enum_payments_provider";
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'paypal', 'transfer', 'arrival');
  ALTER TABLE "payments" ALTER COLUMN "provider" SET DATA TYPE "public"."enum_payments_provider" USING "provider"::"public"."enum_payments_provider";`)
}
