ALTER TABLE "payment_links" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
update payment_links as link set paid_at = coalesce(bought.paid_at, bought.created_at)
  from orders as bought
  where bought.user_id = link.user_id and bought.purchase_id = link.purchase_id
    and bought.state not in ('pending', 'expired');--> statement-breakpoint
CREATE INDEX "payment_links_created_at_id_index" ON "payment_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_links_created_by_created_at_id_index" ON "payment_links" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_links_unpaid" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is null and "payment_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "payment_links_paid" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_links_revoked" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is null and "payment_links"."revoked_at" is not null;
