ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_gatewayOrderId_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_gatewayPaymentId_unique";--> statement-breakpoint
DROP INDEX "order_items_state_due_on_index";--> statement-breakpoint
DROP INDEX "payments_gateway_payment_starts";--> statement-breakpoint
DROP INDEX "payments_gateway_order_starts";--> statement-breakpoint
CREATE INDEX "users_country_created_at_id_index" ON "users" USING btree ("country","created_at","id");--> statement-breakpoint
CREATE INDEX "appointments_missed" ON "appointments" USING btree ("missed_proposed_at") WHERE "appointments"."state" = 'booked' and "appointments"."missed_proposed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_order" ON "payments" USING btree ("gateway_order_id" text_pattern_ops,"gateway");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_payment" ON "payments" USING btree ("gateway_payment_id" text_pattern_ops,"gateway");--> statement-breakpoint
CREATE INDEX "testimonials_waiting" ON "testimonials" USING btree ("created_at","id") WHERE "testimonials"."state" = 'waiting';