ALTER TABLE "testimonials" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "stars" integer;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "entered_by" text;--> statement-breakpoint
CREATE INDEX "testimonials_shown" ON "testimonials" USING btree ("featured_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "testimonials"."state" = 'published';--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_stars" CHECK ("testimonials"."stars" between 1 and 5);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_author" CHECK (("testimonials"."user_id" is null) = ("testimonials"."entered_by" is not null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonial_consent" CHECK ("testimonials"."entered_by" is null or "testimonials"."consent" <> '');