import { Link, redirect } from "react-router";

import {
  type Device,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  signOutOthers,
} from "#app/accounts/devices.server.ts";
import { hasSecondFactor } from "#app/accounts/second-factor.server.ts";
import { signOut } from "#app/accounts/sign-in.server.ts";
import { writtenDate } from "#app/platform/written-date.ts";
import styles from "#app/accounts/security.module.css";
import { securityPath } from "#app/accounts/security-path.ts";
import { answerProblem, openForm, readOwnForm } from "#app/accounts/signed-in.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { typed } from "#app/forms/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/security.ts";

/** How one logs in, where one is logged in, and one's own data. */
export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const [devices, secondFactor] = await Promise.all([
    listDevices(user.id, args.request, new Date()),
    hasSecondFactor(user.id),
  ]);
  return {
    token,
    email: user.email,
    profilePath: `/profile/${encodeURIComponent(user.username)}/`,
    secondFactor,
    devices: devices.map(({ since, ...device }) => ({ ...device, since: since.toISOString() })),
    said: saidOf(args.url.searchParams.get("done")),
  };
}

export async function action(args: Route.ActionArgs) {
  const { user, form, ours } = await readOwnForm(args);
  if (!ours.ok) return answerProblem(ours, []);
  const intent = typed(form, "intent");
  if (intent === "everywhere") {
    await signOutEverywhere(user.id);
    return redirect("/", { status: 303, headers: await signOut(args.request) });
  }
  const others = intent === "others";
  const outcome = others
    ? await signOutOthers(user.id, args.request)
    : await signOutDevice(user.id, typed(form, "device"), args.request);
  if (!outcome.ok) return answerProblem(outcome, []);
  return redirect(`${securityPath}?done=${others ? "others" : "device"}`, 303);
}

const sentences = {
  password: "Your password is changed. Other devices are signed out.",
  device: "That device is signed out.",
  others: "All other devices are signed out.",
} as const;

function saidOf(done: string | null): string | null {
  return Object.entries(sentences).find(([about]) => about === done)?.[1] ?? null;
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Log-in and security", matches), { name: "robots", content: "noindex" }];
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, profilePath, secondFactor, devices, token, said } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Log-in and security"
        intro="How you log in, where you are logged in, and what we keep about you."
        back={{ to: profilePath, label: "Your profile" }}
      />
      {actionData?.refusal && <Alert tone="danger">{actionData.refusal}</Alert>}
      {said && !actionData && <Alert tone="success">{said}</Alert>}
      <section className={styles.part} aria-labelledby="email-heading">
        <h2 id="email-heading">Email</h2>
        <p>{email}</p>
        <Way to="/account/security/email">Change your email</Way>
      </section>
      <section className={styles.part} aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <p>Changing it signs out every other device.</p>
        <Way to="/account/security/password">Change your password</Way>
      </section>
      <section className={styles.part} aria-labelledby="second-heading">
        <h2 id="second-heading">Second step</h2>
        <p>
          {secondFactor
            ? "On. Logging in asks for a code from your device after the password."
            : "Off. With it, logging in asks for a code from your device after the password, so a stolen password is not enough."}
        </p>
        <Way to="/account/security/second-factor">
          {secondFactor ? "Recovery codes, or turn it off" : "Set up the second step"}
        </Way>
      </section>
      <Devices devices={devices} token={token} />
      <section className={styles.part} aria-labelledby="data-heading">
        <h2 id="data-heading">Your data</h2>
        <p>Take it with you, or have your account deleted.</p>
        <Way to="/account/data">See your data</Way>
      </section>
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className={styles.way}>
        {children}
      </Link>
    </p>
  );
}

type ShownDevice = Omit<Device, "since"> & { since: string };

function Devices({ devices, token }: { devices: ShownDevice[]; token: string }) {
  return (
    <section className={styles.part} aria-labelledby="devices-heading">
      <h2 id="devices-heading">Where you are logged in</h2>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <DeviceFacts device={device} />
            {!device.thisOne && (
              <form method="post">
                <input type="hidden" name="csrfmiddlewaretoken" value={token} />
                <input type="hidden" name="intent" value="device" />
                <input type="hidden" name="device" value={device.id} />
                <Button type="submit" size="small">
                  Sign out<span className="visually-hidden"> {device.words}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" className={styles.buttons}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        {devices.length > 1 && (
          <Button type="submit" name="intent" value="others">
            Sign out all others
          </Button>
        )}
        <Button type="submit" name="intent" value="everywhere">
          Sign out everywhere
        </Button>
      </form>
    </section>
  );
}

function DeviceFacts({ device: { words, since, thisOne } }: { device: ShownDevice }) {
  const day = since.slice(0, 10);
  return (
    <span className={styles.what}>
      <span>
        {words} {thisOne && <Badge tone="harbour">This device</Badge>}
      </span>
      <span className={styles.since}>
        Since{" "}
        <time dateTime={since}>
          {writtenDate(day)}, {since.slice(11, 16)} UTC
        </time>
      </span>
    </span>
  );
}
