import { href } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import { listOrderRefunds } from "#app/orders/list-order-refunds.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { printReceipt } from "#app/receipts/print-receipt.ts";
import { ReceiptView } from "#app/receipts/receipt-view.tsx";
import styles from "#app/receipts/pages/receipt.module.css";
import { findOwnReceipt } from "#app/receipts/pages/find-own-receipt.server.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/receipt.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const receipt = await findOwnReceipt(context.get(currentUserContext), params.orderId, url.pathname);
  const refunds = await listOrderRefunds(db, receipt.orderId);
  const { currency } = receipt.document;
  return {
    printed: printReceipt(receipt),
    refunds: refunds.map(({ id, amount, premium, refundedAt }) => ({
      id,
      label: `Given back on ${writtenDate(refundedAt)}`,
      figure: formatMoney(amount + premium, currency),
    })),
    orderHref: href("/account/orders/:orderId", { orderId: receipt.orderId }),
    fileHref: href("/account/receipts/:orderId/pdf", { orderId: receipt.orderId }),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.printed.title ?? "Receipt";
  return unlistedPage(title, matches);
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { printed, refunds, orderHref, fileHref } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`} data-receipt="">
      <PageHeading
        title={
          <>
            Receipt <span className={styles.number}>{printed.name}</span>
          </>
        }
        back={{ to: orderHref, label: "Your order" }}
        actions={
          <a href={fileHref} className="text-link" download>
            Download PDF
          </a>
        }
      />
      <ReceiptView receipt={printed} />
      {refunds.length > 0 && (
        <section className={`stack-4 ${styles.refunds}`} aria-labelledby="refunds-heading">
          <h2 id="refunds-heading">Refunds since</h2>
          <FigureList>
            {refunds.map(({ id, label, figure }) => (
              <FigureLine key={id} label={label}>
                {figure}
              </FigureLine>
            ))}
          </FigureList>
        </section>
      )}
    </div>
  );
}
