CREATE TABLE "book_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"examined" integer NOT NULL,
	"found" integer NOT NULL,
	"findings" text[] NOT NULL,
	"unexamined" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_account" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_payouts_gatewayAccount_reference_unique" UNIQUE("gateway_account","reference")
);
--> statement-breakpoint
CREATE TABLE "lost_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_account" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"lost_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lost_disputes_gatewayAccount_reference_unique" UNIQUE("gateway_account","reference")
);
--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD CONSTRAINT "lost_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_checks_kind_id_index" ON "book_checks" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "gateway_payouts_recorded_at_index" ON "gateway_payouts" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "lost_disputes_payment_id_index" ON "lost_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "lost_disputes_recorded_at_index" ON "lost_disputes" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "webhook_events_handled_at_index" ON "webhook_events" USING btree ("handled_at");