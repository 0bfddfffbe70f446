import { Form, useNavigation } from "react-router";

import { formatMoney } from "#app/money/format.ts";
import styles from "#app/routes/pages/wallet/wallet-forms.module.css";
import type { ConversionView } from "#app/routes/pages/wallet/wallet-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type ConversionFormProps = { conversion: ConversionView; token: string; problem: string | null };

/** Another currency for the whole wallet: first what it would hold, then the button that changes it. */
export function ConversionForm({ conversion, token, problem }: ConversionFormProps) {
  const { from, to, currencies, preview } = conversion;
  return (
    <section className={styles.panel} aria-labelledby="conversion-heading">
      <h2 id="conversion-heading" className={styles.heading}>
        Change the currency
      </h2>
      <p>Your wallet holds one currency at a time, now {from}. The whole balance is changed.</p>
      <Form method="get" action="/service/wallet/" className={styles.form} preventScrollReset replace>
        <SelectField
          label="New currency"
          name="to"
          required
          placeholder="Choose"
          defaultValue={currencies.some(({ code }) => code === to) ? to : ""}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          error={conversion.problem}
        />
        <Button type="submit">Show what it would hold</Button>
      </Form>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {preview && <Confirmation conversion={conversion} preview={preview} token={token} />}
    </section>
  );
}

type ConfirmationProps = {
  conversion: ConversionView;
  preview: NonNullable<ConversionView["preview"]>;
  token: string;
};

function Confirmation({ conversion: { from, to }, preview, token }: ConfirmationProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={`/service/wallet/?to=${to}`} className={styles.form} preventScrollReset>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value="convert" />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="shown" value={String(preview.to)} />
      <p role="status">
        <Figure strong>{formatMoney(preview.from, from)}</Figure> becomes{" "}
        <Figure strong>{formatMoney(preview.to, to)}</Figure>.
      </p>
      {preview.margin && (
        <FigureList>
          <FigureLine label={preview.margin.label}>{formatMoney(-preview.margin.amount, from)}</FigureLine>
        </FigureList>
      )}
      <p className={styles.small}>{preview.rate}</p>
      {preview.warnings.map((warning) => (
        <p key={warning} className={styles.small}>
          {warning}
        </p>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" pending={formData?.get("intent") === "convert"}>
          Change to {to}
        </Button>
        <LinkButton to="/service/wallet/" variant="quiet" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
