import styles from "#app/checkout/pay/payment-dialog.module.css";
import type { GatewayOffer, PurchaseView, WalletView } from "#app/checkout/pay/purchase-view.ts";
import { wayFields } from "#app/checkout/pay/payment-method.ts";
import { formatMoney } from "#app/money/format.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import type { Currency } from "#app/money/currency.ts";

/** Wallet and gateway, in the form that pays. Without JavaScript a button asks for the figures. */
export function PaymentMethodChoice({ view, offer }: { view: PurchaseView; offer: GatewayOffer | null }) {
  return (
    <div className={`stack-4 ${styles.way}`}>
      <WalletChoice view={view} />
      {!view.walletOnly && view.offers.length > 0 && (
        <ChoiceGroup
          legend="Pay with"
          name={wayFields.gateway}
          layout="rows"
          defaultValue={offer ? gatewayFacts[offer.gateway].wireName : undefined}
          choices={view.offers.map(({ gateway, name }) => ({
            value: gatewayFacts[gateway].wireName,
            label: name,
            note: gatewayFacts[gateway].note("this page", view.quote.currency),
          }))}
        />
      )}
      <noscript>
        <Button type="submit" name="intent" value="show">
          Update
        </Button>
      </noscript>
    </div>
  );
}

function WalletChoice({ view }: { view: PurchaseView }) {
  const { wallet } = view;
  if (!wallet || wallet.amount === 0n) {
    return (
      <p className={`row ${styles.noWallet}`}>
        Your wallet is empty.{" "}
        <LinkButton to="/service/wallet/" variant="quiet" size="small">
          Add funds
        </LinkButton>
      </p>
    );
  }
  return (
    <CheckboxField
      label="Use wallet"
      name={wayFields.wallet}
      value="true"
      defaultChecked={view.useWallet}
      hint={walletText(wallet, view.quote.currency)}
    />
  );
}

function walletText(wallet: WalletView, currency: Currency): string {
  const holds = `It holds ${formatMoney(wallet.amount, wallet.currency)}`;
  if (wallet.currency === currency) return `${holds}.`;
  if (!wallet.canPay) return `${holds}, which cannot be changed to ${currency} now.`;
  return `${holds}, ${formatMoney(wallet.usable, currency)} today. ${wallet.rate ?? ""}`;
}
