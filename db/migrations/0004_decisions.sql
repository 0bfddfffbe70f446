ALTER TABLE "cancellations" ADD COLUMN "from_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_proposed_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_reason" text;