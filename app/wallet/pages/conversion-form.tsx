import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

import { PostForm } from "#app/forms/post-form.tsx";
import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import { formatMoney } from "#app/money/format.ts";
import { writeShown } from "#app/wallet/shown-amount.ts";
import { walletHref } from "#app/wallet/pages/wallet-href.ts";
import styles from "#app/wallet/pages/wallet-forms.module.css";
import type { ConversionView } from "#app/wallet/pages/wallet-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Currency } from "#app/money/currency.ts";

/** One form: shows the result first, then converts into exactly what was shown. */
export function ConversionForm({ conversion }: { conversion: ConversionView }) {
  const { from, to, currencies, preview } = conversion;
  const form = useRef<HTMLFormElement>(null);
  const { asking, ask } = useShownCurrency(conversion, form);

  function submit(event: FormEvent<HTMLFormElement>) {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.value === "convert") return;
    event.preventDefault();
    ask();
  }

  return (
    <section className={`card stack-5 ${styles.panel}`} aria-labelledby="conversion-heading">
      <h2 id="conversion-heading" className="step-2">
        Change the currency
      </h2>
      <p>Your wallet holds one currency at a time, now {from}. The whole balance is changed.</p>
      <PostForm
        ref={form}
        intent={["preview", "convert"]}
        noValidate={false}
        action={walletHref({ to })}
        className={`stack-4 ${styles.form}`}
        preventScrollReset
        onSubmit={submit}
        onChange={() => preview && ask()}
      >
        <input type="hidden" name="shown" value={preview ? writeShown(preview.to) : ""} />
        <SelectField
          label="New currency"
          name="to"
          required
          placeholder="Choose"
          defaultValue={currencies.some(({ code }) => code === to) ? to : ""}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          error={conversion.problem}
        />
        <Button type="submit" name="intent" value="preview" pending={asking}>
          Show what it would hold
        </Button>
        {conversion.changed && (
          <Alert tone="warning">You chose another currency than was shown. Nothing was changed yet.</Alert>
        )}
        {preview && <Confirmation from={from} preview={preview} pending={asking} />}
      </PostForm>
    </section>
  );
}

function useShownCurrency({ to, preview }: ConversionView, form: { current: HTMLFormElement | null }) {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const chosen = () => String((form.current ? new FormData(form.current).get("to") : null) ?? "");
  const ask = () => {
    if (chosen() !== "")
      void navigate(walletHref({ to: chosen() }), { replace: true, preventScrollReset: true });
  };
  // Covers a choice made before scripts ran, or restored by the browser.
  const askAtFirst = useEffectEvent(() => preview && chosen() !== to && ask());
  useEffect(() => void askAtFirst(), []);
  return { asking: state === "loading" && new URLSearchParams(location.search).has("to"), ask };
}

type ConfirmationProps = {
  from: Currency;
  preview: NonNullable<ConversionView["preview"]>;
  pending: boolean;
};

function Confirmation({ from, preview, pending }: ConfirmationProps) {
  const sending = useSendingIntent();
  return (
    <div
      className={`stack-4 ${styles.form}`}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
    >
      <p role="status">
        <Figure strong>{formatMoney(preview.from, from)}</Figure> becomes{" "}
        <Figure strong>{formatMoney(preview.to.amount, preview.to.currency)}</Figure>.
      </p>
      {preview.margin && (
        <FigureList>
          <FigureLine label={preview.margin.label}>{formatMoney(-preview.margin.amount, from)}</FigureLine>
        </FigureList>
      )}
      <p className="note">{preview.rate}</p>
      {preview.lost.length > 0 && (
        <Alert tone="warning" announce={false}>
          After the change {new Intl.ListFormat("en").format(preview.lost)} can no longer be sent back to
          where it came from.
        </Alert>
      )}
      {preview.warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
      <div className="row">
        <Button type="submit" name="intent" value="convert" pending={pending || sending === "convert"}>
          Change to {preview.to.currency}
        </Button>
        <LinkButton to="/service/wallet/" variant="quiet" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </div>
  );
}
