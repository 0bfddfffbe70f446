CREATE TABLE "page_text_drafts" (
	"section" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_text_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_text_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"text" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "showcase_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	"photo_file_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "paused_text" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "resumes_on" date;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "takes_coupons" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "delivery_times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "work_edits" jsonb;--> statement-breakpoint
CREATE INDEX "page_text_versions_section_starts_at_id_index" ON "page_text_versions" USING btree ("section","starts_at","id");--> statement-breakpoint
CREATE INDEX "showcase_rows_kind_position_id_index" ON "showcase_rows" USING btree ("kind","position","id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "service_resumes" CHECK ("services"."resumes_on" is null or "services"."paused_text" is not null);--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on showcase_rows
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
alter table showcase_rows enable always trigger pages_changed;
--> statement-breakpoint
-- What was published stays as it was; only what has not begun can be withdrawn.
create trigger page_text_versions_append_only
  before update of id, section, text, starts_at, published_by, published_at or delete or truncate on page_text_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on page_text_versions
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
alter table page_text_versions enable always trigger pages_changed;
