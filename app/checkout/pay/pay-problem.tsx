import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import { type PayFailure, purchaseProblem } from "#app/checkout/pay/purchase-problem.ts";
import type { ProblemAbout } from "#app/checkout/pay/problem-sentences.ts";
import { hrefOfWay } from "#app/checkout/pay/payment-method.ts";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useFocusOn } from "#app/ui/use-focus-on.tsx";

type PayProblemProps = {
  failure: PayFailure | string | null;
  tone: "danger" | "warning";
  data: PaymentDialogData;
  /** Given where a gateway's window is missing. */
  onLoadAgain: (() => void) | null;
};

/** Why paying came to nothing, with the ways on: another gateway, another try, another page. */
export function PayProblem({ failure, tone, data, onLoadAgain }: PayProblemProps) {
  const problem = purchaseProblem(failure, aboutOf(data));
  const said = useFocusOn<HTMLDivElement>(tone === "warning" ? null : failure, (place) => {
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  });
  if (!problem) return null;
  const others = problem.elsewhere
    ? data.view.offers.filter(({ gateway }) => gateway !== data.offer?.gateway)
    : [];
  const nowhere = problem.elsewhere && others.length === 0;
  const actions = (
    <>
      {onLoadAgain && (
        <Button size="small" onClick={onLoadAgain}>
          Try again
        </Button>
      )}
      {others.map(({ gateway, name }) => (
        <LinkButton
          key={gateway}
          to={hrefOfWay(data, { gateway, useWallet: data.view.useWallet })}
          replace
          preventScrollReset
          size="small"
        >
          Pay by {name}
        </LinkButton>
      ))}
      {nowhere && (
        <LinkButton to={data.closeHref} preventScrollReset size="small">
          Choose another currency
        </LinkButton>
      )}
      <NextActions ways={problem.ways} />
    </>
  );
  const hasActions = onLoadAgain !== null || problem.elsewhere || problem.ways.length > 0;
  return (
    <div ref={said} tabIndex={-1}>
      <Alert tone={problem.isNotice ? "info" : tone} actions={hasActions && actions}>
        <p>{problem.text}</p>
      </Alert>
    </div>
  );
}

function aboutOf({ view, offer }: PaymentDialogData): ProblemAbout {
  const { currency, price } = view.quote;
  const walletShare = (view.walletOnly ?? offer?.split)?.walletShare ?? 0n;
  return {
    gateway: offer?.name ?? "The payment platform",
    currency,
    price: formatMoney(price, currency),
    walletShare: walletShare > 0n ? formatMoney(walletShare, currency) : null,
    walletCurrency: view.wallet?.currency ?? null,
  };
}
