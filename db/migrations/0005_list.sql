CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_one_name" ON "saved_views" USING btree ("user_id","path","name");--> statement-breakpoint
CREATE INDEX "bookings_created_at_id_index" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_created_at_reference_index" ON "enquiries" USING btree ("created_at","reference");--> statement-breakpoint
CREATE INDEX "orders_not_paid" ON "orders" USING btree ("state","created_at","id") WHERE "orders"."state" <> 'paid';--> statement-breakpoint
CREATE INDEX "payment_refunds_changed_at_id_index" ON "payment_refunds" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "payments_created_at_id_index" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_not_paid" ON "payments" USING btree ("state","created_at","id") WHERE "payments"."state" <> 'paid';