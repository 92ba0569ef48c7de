// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_status" AS ENUM('CART', 'PLACED', 'CONFIRMED', 'EXPIRED', 'CANCELLED');
  CREATE TYPE "public"."enum_orders_plan" AS ENUM('full', 'deposit');
  CREATE TYPE "public"."enum_orders_method" AS ENUM('stripe', 'paypal', 'transfer', 'arrival');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'paypal', 'transfer', 'arrival');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('full', 'deposit', 'balance');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('open', 'paid', 'failed', 'orphaned', 'refunded');
  ALTER TYPE "public"."enum_bookings_source" ADD VALUE 'site' BEFORE 'studio';
  ALTER TYPE "public"."enum_popups_timing_logged_in_roles" ADD VALUE 'customer';
  ALTER TYPE "public"."enum__popups_v_version_timing_logged_in_roles" ADD VALUE 'customer';
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"last_seen_at" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"sessions" jsonb,
  	"attempts" jsonb,
  	"used_links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"status" "enum_orders_status" DEFAULT 'CART',
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"subtotal" numeric,
  	"discount" numeric,
  	"total" numeric,
  	"currency" varchar,
  	"due_now" numeric,
  	"paid" numeric,
  	"refunded" numeric,
  	"plan" "enum_orders_plan",
  	"method" "enum_orders_method",
  	"promotion" varchar,
  	"balance_due" varchar,
  	"notes" varchar,
  	"placed_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"balance_asked_at" timestamp(3) with time zone,
  	"customer_id" integer,
  	"contact" jsonb,
  	"locale" varchar,
  	"history" jsonb,
  	"cart_key" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"uuid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider" "enum_payments_provider" NOT NULL,
  	"provider_id" varchar,
  	"kind" "enum_payments_kind" NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'open' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"note" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"key" varchar,
  	"url" varchar,
  	"capture_id" varchar,
  	"refund_id" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"refunds" jsonb,
  	"owes_refund" boolean DEFAULT false,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"percent" numeric,
  	"amount" numeric,
  	"currency" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"uses" numeric,
  	"least" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tours_id" integer
  );
  
  CREATE TABLE "shop" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"cart_page_id" integer,
  	"checkout_page_id" integer,
  	"summary_page_id" integer,
  	"account_page_id" integer,
  	"terms_page_id" integer,
  	"hold_minutes" numeric DEFAULT 30,
  	"balance_days" numeric DEFAULT 42,
  	"takes_transfer" boolean DEFAULT false,
  	"transfer_days" numeric DEFAULT 5,
  	"takes_arrival" boolean DEFAULT false,
  	"notice_email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_locales" (
  	"transfer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "bookings" ADD COLUMN "refunded_amount" numeric;
  ALTER TABLE "bookings" ADD COLUMN "refunded_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "extras" jsonb;
  ALTER TABLE "bookings" ADD COLUMN "order_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promotions_id" integer;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_cart_page_id_pages_id_fk" FOREIGN KEY ("cart_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_checkout_page_id_pages_id_fk" FOREIGN KEY ("checkout_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_summary_page_id_pages_id_fk" FOREIGN KEY ("summary_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_account_page_id_pages_id_fk" FOREIGN KEY ("account_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop" ADD CONSTRAINT "shop_terms_page_id_pages_id_fk" FOREIGN KEY ("terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_locales" ADD CONSTRAINT "shop_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_name_idx" ON "orders" USING btree ("name");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_promotion_idx" ON "orders" USING btree ("promotion");
  CREATE INDEX "orders_balance_due_idx" ON "orders" USING btree ("balance_due");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE UNIQUE INDEX "orders_cart_key_idx" ON "orders" USING btree ("cart_key");
  CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
  CREATE INDEX "orders_uuid_idx" ON "orders" USING btree ("uuid");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "status_balanceDue_idx" ON "orders" USING btree ("status","balance_due");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "payments_key_idx" ON "payments" USING btree ("key");
  CREATE INDEX "payments_owes_refund_idx" ON "payments" USING btree ("owes_refund");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_providerId_idx" ON "payments" USING btree ("provider","provider_id");
  CREATE INDEX "status_checkedAt_idx" ON "payments" USING btree ("status","checked_at");
  CREATE UNIQUE INDEX "promotions_code_idx" ON "promotions" USING btree ("code");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_tours_id_idx" ON "promotions_rels" USING btree ("tours_id");
  CREATE INDEX "shop_cart_page_idx" ON "shop" USING btree ("cart_page_id");
  CREATE INDEX "shop_checkout_page_idx" ON "shop" USING btree ("checkout_page_id");
  CREATE INDEX "shop_summary_page_idx" ON "shop" USING btree ("summary_page_id");
  CREATE INDEX "shop_account_page_idx" ON "shop" USING btree ("account_page_id");
  CREATE INDEX "shop_terms_page_idx" ON "shop" USING btree ("terms_page_id");
  CREATE UNIQUE INDEX "shop_locales_locale_parent_id_unique" ON "shop_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_order_idx" ON "bookings" USING btree ("order_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "shop" CASCADE;
  DROP TABLE "shop_locales" CASCADE;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_order_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotions_fk";
  
  ALTER TABLE "bookings" ALTER COLUMN "source" SET DATA TYPE text;
  ALTER TABLE "bookings" ALTER COLUMN "source" SET DEFAULT 'studio'::text;
  DROP TYPE "public"."enum_bookings_source";
  CREATE TYPE "public"."enum_bookings_source" AS ENUM('partner', 'studio');
  ALTER TABLE "bookings" ALTER COLUMN "source" SET DEFAULT 'studio'::"public"."enum_bookings_source";
  ALTER TABLE "bookings" ALTER COLUMN "source" SET DATA TYPE "public"."enum_bookings_source" USING "source"::"public"."enum_bookings_source";
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_popups_timing_logged_in_roles";
  CREATE TYPE "public"."enum_popups_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author');
  ALTER TABLE "popups_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_popups_timing_logged_in_roles" USING "value"::"public"."enum_popups_timing_logged_in_roles";
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__popups_v_version_timing_logged_in_roles";
  CREATE TYPE "public"."enum__popups_v_version_timing_logged_in_roles" AS ENUM('admin', 'editor', 'author');
  ALTER TABLE "_popups_v_version_timing_logged_in_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum__popups_v_version_timing_logged_in_roles" USING "value"::"public"."enum__popups_v_version_timing_logged_in_roles";
  DROP INDEX "bookings_order_idx";
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  DROP INDEX "payload_locked_documents_rels_promotions_id_idx";
  ALTER TABLE "bookings" DROP COLUMN "refunded_amount";
  ALTER TABLE "bookings" DROP COLUMN "refunded_at";
  ALTER TABLE "bookings" DROP COLUMN "extras";
  ALTER TABLE "bookings" DROP COLUMN "order_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promotions_id";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_plan";
  DROP TYPE "public"."enum_orders_method";
  DROP TYPE "public"."enum_payments_provider";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_status";`)
}
