CREATE TABLE "fact_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact" text NOT NULL,
	"value" text,
	"sentence" text,
	"source_name" text,
	"source_url" text,
	"as_of" date,
	"review_by" date,
	"is_hidden" boolean NOT NULL,
	"reason" text NOT NULL,
	"approved_by" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_sourced" CHECK ("fact_versions"."value" is null or ("fact_versions"."source_name" is not null and "fact_versions"."as_of" is not null))
);
--> statement-breakpoint
CREATE TABLE "proven_backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proven_backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"proven_on" date NOT NULL,
	"kept_where" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "testimonials" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "stars" integer;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "entered_by" text;--> statement-breakpoint
CREATE INDEX "fact_versions_fact_id_index" ON "fact_versions" USING btree ("fact","id");--> statement-breakpoint
CREATE INDEX "testimonials_shown" ON "testimonials" USING btree ("featured_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "testimonials"."state" = 'published';--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_stars" CHECK ("testimonials"."stars" between 1 and 5);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_author" CHECK (("testimonials"."user_id" is null) = ("testimonials"."entered_by" is not null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_consent" CHECK ("testimonials"."entered_by" is null or "testimonials"."consent" <> '');--> statement-breakpoint
create trigger proven_backups_append_only before update or delete or truncate on proven_backups
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger fact_versions_append_only before update or delete or truncate on fact_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on fact_versions
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
alter table fact_versions enable always trigger pages_changed;
