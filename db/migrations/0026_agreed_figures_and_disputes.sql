ALTER TABLE "cancellations" ADD COLUMN "first_to_wallet" bigint;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "first_to_gateway" bigint;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "first_premium" bigint;--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD COLUMN "from_wallet" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD COLUMN "won_on" date;--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD COLUMN "won_by" text;--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD COLUMN "won_at" timestamp with time zone;