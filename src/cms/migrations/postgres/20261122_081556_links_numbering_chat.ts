import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_toc_numbering" ADD VALUE 'alpha';
  ALTER TYPE "public"."enum_toc_numbering" ADD VALUE 'roman';
  ALTER TYPE "public"."enum_toc_numbering" ADD VALUE 'arabic-indic';
  ALTER TABLE "menus_items_children" ADD COLUMN "skip_lightbox" boolean DEFAULT false;
  ALTER TABLE "menus_items_children" ADD COLUMN "slideshow" varchar;
  ALTER TABLE "menus_items" ADD COLUMN "skip_lightbox" boolean DEFAULT false;
  ALTER TABLE "menus_items" ADD COLUMN "slideshow" varchar;
  ALTER TABLE "chat" DROP COLUMN "styles_is_show_g_d_p_r";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "toc" ALTER COLUMN "numbering" SET DATA TYPE text;
  ALTER TABLE "toc" ALTER COLUMN "numbering" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_toc_numbering";
  CREATE TYPE "public"."enum_toc_numbering" AS ENUM('none', 'decimal');
  ALTER TABLE "toc" ALTER COLUMN "numbering" SET DEFAULT 'none'::"public"."enum_toc_numbering";
  ALTER TABLE "toc" ALTER COLUMN "numbering" SET DATA TYPE "public"."enum_toc_numbering" USING "numbering"::"public"."enum_toc_numbering";
  ALTER TABLE "chat" ADD COLUMN "styles_is_show_g_d_p_r" boolean DEFAULT false;
  ALTER TABLE "menus_items_children" DROP COLUMN "skip_lightbox";
  ALTER TABLE "menus_items_children" DROP COLUMN "slideshow";
  ALTER TABLE "menus_items" DROP COLUMN "skip_lightbox";
  ALTER TABLE "menus_items" DROP COLUMN "slideshow";`)
}
