ALTER TABLE "services" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "need" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "service_is_made" CHECK (("services"."template" is null) = ("services"."need" is null));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "service_draft_is_made" CHECK (not "services"."is_draft" or "services"."template" is not null);