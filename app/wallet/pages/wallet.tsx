import { Interrupted } from "#app/accounts/interrupted.tsx";
import { formToken } from "#app/forms/form-token.server.ts";
import { paymentOutcome } from "#app/checkout/settle/payment-outcome.server.ts";
import { useMessageOnce } from "#app/checkout/purchase-box/use-message-once.tsx";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import { formatMoney } from "#app/money/format.ts";
import styles from "#app/wallet/pages/wallet.module.css";
import { ConversionForm } from "#app/wallet/pages/conversion-form.tsx";
import { LinkedText } from "#app/wallet/pages/linked-text.tsx";
import { loadWallet } from "#app/wallet/pages/load-wallet.server.ts";
import { SendBack } from "#app/wallet/pages/send-back.tsx";
import { walletAction } from "#app/wallet/pages/wallet-action.server.ts";
import { TopUpForm } from "#app/wallet/pages/top-up-form.tsx";
import { WalletLog } from "#app/wallet/pages/wallet-log.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/wallet.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const wallet = await loadWallet({ user, request, url, now: new Date() });
  return {
    ...wallet,
    token: formToken(request),
    converted: url.searchParams.has("converted"),
    sentBack: url.searchParams.has("sent_back"),
    outcome: await paymentOutcome({
      userId: user.id,
      paymentId: url.searchParams.get("payment"),
      cancelled: url.searchParams.has("cancelled"),
      now: new Date(),
    }),
  };
}

export const action = walletAction;

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your wallet");

export default function Wallet({ loaderData, actionData }: Route.ComponentProps) {
  const { balance, topUp, conversion, setAside, sendBack, log } = loaderData;
  const outcome = actionData ? null : loaderData.outcome;
  useMessageOnce(outcome?.tone === "success");
  return (
    <>
      <Interrupted />
      <div className={`page stack-8 ${styles.page}`}>
        <PageHeading
          title="Your wallet"
          intro="Money you keep with us to pay for services. What is paid from it carries no platform premium."
          back={{ to: "/account/dashboard/", label: "Dashboard" }}
        />
        <AnswerSummary success={successOf(loaderData)} />
        {outcome && (
          <Alert tone={outcome.tone} actions={outcome.ways.length > 0 && <NextActions ways={outcome.ways} />}>
            <p>{outcome.text}</p>
          </Alert>
        )}
        <Balance balance={balance} setAside={setAside} />
        <div className={`stack-6 ${styles.forms}`}>
          <TopUpForm topUp={topUp} />
          {conversion && <ConversionForm key={conversion.from} conversion={conversion} />}
        </div>
        {sendBack.sendable.length > 0 && <SendBack sendBack={sendBack} />}
        {(log.lines.length > 0 || log.newestHref) && <WalletLog log={log} />}
      </div>
    </>
  );
}

function successOf({ converted, sentBack, balance }: Route.ComponentProps["loaderData"]): string | null {
  if (converted && balance) return `Your wallet is in ${balance.currency} now.`;
  return sentBack
    ? "The money is on its way back to the card or account it came from. Most banks show it within ten working days."
    : null;
}

type BalanceProps = Pick<Route.ComponentProps["loaderData"], "balance" | "setAside">;

function Balance({ balance, setAside }: BalanceProps) {
  const waiting = setAside.map((text, index) => (
    <p key={index} className={styles.setAside}>
      <LinkedText text={text} />
    </p>
  ));
  if (!balance || balance.amount === 0n) {
    return (
      <EmptyState
        picture="ledger"
        heading={balance ? `Your wallet holds ${formatMoney(0n, balance.currency)}` : "Your wallet is empty"}
        action={<LinkButton to="#add-funds">Add funds</LinkButton>}
      >
        <p>Add funds once, and pay with one press from then on.</p>
        {waiting}
      </EmptyState>
    );
  }
  return (
    <section className={`stack-2 ${styles.balance}`} aria-labelledby="balance-heading">
      <h2 id="balance-heading">Balance</h2>
      <p>
        <Figure size="display">{formatMoney(balance.amount, balance.currency)}</Figure>
      </p>
      {waiting}
    </section>
  );
}
