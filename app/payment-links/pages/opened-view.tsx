import { OpenedPayment } from "#app/checkout/pay/opened-payment.tsx";
import type { OpenedPage } from "#app/payment-links/pages/link-page-data.ts";
import styles from "#app/payment-links/pages/payment-link.module.css";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

/** The last step of who pays for somebody else, at a gateway without a page of its own or reached by a form. */
export function OpenedView({ page }: { page: OpenedPage }) {
  const { sold, customerName, opened, shop, otherWay } = page;
  const description = sold.text ? `${sold.heading} (${sold.text})`.slice(0, 255) : sold.heading;
  const premium = opened.withPremium ? ", its premium included" : "";
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Complete your payment"
        intro={`${opened.payable} by ${gatewayFacts[opened.gateway].label}${premium}, for ${customerName}: ${sold.heading}. Nothing has been charged yet.`}
        back={{ to: otherWay, label: "Back" }}
      />
      <OpenedPayment
        opened={opened}
        payer={{ name: "", email: "", mobile: "", shop, description }}
        paidFor="another"
        otherWays={[{ label: "Choose another way to pay", href: otherWay }]}
      />
    </div>
  );
}
