import { recoveryCodesText } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { showCodesOnce } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { env } from "#app/platform/env.server.ts";
import styles from "#app/accounts/second-factor/recovery-codes.module.css";
import { securityPath } from "#app/accounts/security-path.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/recovery-codes.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const codes = await showCodesOnce(user.id, url.searchParams.get("once") ?? "");
  if (!codes) return { codes: null, file: "" };
  const text = recoveryCodesText(codes, env().SITE_NAME);
  return { codes, file: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}` };
}

/** Reloading would show nothing, and the customer may still be copying the codes. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Your recovery codes");

export default function RecoveryCodes({ loaderData: { codes, file } }: Route.ComponentProps) {
  return (
    <div className={`page stack-6 ${styles.page}`} data-recovery-codes="">
      <PageHeading
        title="Your recovery codes"
        intro="With one of these you can log in when you do not have your device. Each works once."
      />
      {codes === null ? (
        <Alert tone="info" announce={false}>
          These codes have been shown. If you did not keep them, make new ones on the page of your second
          step.
        </Alert>
      ) : (
        <>
          <Alert tone="warning" announce={false}>
            They are shown now and never again. Print this page or download them, and keep them where your
            device is not.
          </Alert>
          <ol className={`card ${styles.codes}`}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p>
            <a href={file} download="recovery-codes.txt" className="text-link">
              Download as a text file
            </a>
          </p>
        </>
      )}
      <p>
        <LinkButton to={`${securityPath}/second-factor`}>
          {codes === null ? "To your second step" : "I have kept them"}
        </LinkButton>
      </p>
    </div>
  );
}
