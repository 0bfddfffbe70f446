CREATE TABLE "hand_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "hand_payment_seen_by_two" CHECK ("hand_payments"."decided_by" <> "hand_payments"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_refund_id_payment_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_payments_one_each" ON "hand_payments" USING btree ("refund_id") WHERE "hand_payments"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "hand_payments_waiting" ON "hand_payments" USING btree ("asked_at","id") WHERE "hand_payments"."state" = 'waiting';