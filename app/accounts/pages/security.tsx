import { href, Link, redirect } from "react-router";
import { z } from "zod";

import {
  type Device,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  signOutOthers,
} from "#app/accounts/sign-in/devices.server.ts";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import styles from "#app/accounts/security.module.css";
import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/security.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const zone = customerZone(readTimeZone(args.request.headers.get("cookie")), user.country);
  const [devices, secondFactor] = await Promise.all([
    listDevices(user.id, args.request, new Date()),
    hasSecondFactor(user.id),
  ]);
  return {
    token,
    email: user.email,
    profilePath: `${href("/profile/:username", { username: user.username })}/`,
    secondFactor,
    devices: devices.map(({ since, ...device }) => ({
      ...device,
      since: since.toISOString(),
      sinceText: writtenTime(since, zone),
    })),
    said: saidOf(args.url.searchParams.get("done")),
  };
}

export const action = formAction(asUser, (on) => ({
  device: on({
    schema: z.object({ device: z.string().default("") }),
    run: ({ fields: { device }, who: user, request }) => signOutDevice(user.id, device, request),
  }),
  others: on({ schema: noFields, run: ({ who: user, request }) => signOutOthers(user.id, request) }),
  everywhere: on({
    schema: noFields,
    async run({ who: user, request }) {
      await signOutEverywhere(user.id);
      return redirect("/", { status: 303, headers: await signOut(request) });
    },
  }),
}));

const sentences = {
  password: "Your password is changed. Other devices are signed out.",
  device: "That device is signed out.",
  others: "All other devices are signed out.",
} as const;

function saidOf(done: string | null): string | null {
  return Object.entries(sentences).find(([about]) => about === done)?.[1] ?? null;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Log-in and security");

export default function Security({ loaderData }: Route.ComponentProps) {
  const { email, profilePath, secondFactor, devices, said } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Log-in and security"
        intro="How you log in, where you are logged in, and what we keep about you."
        back={{ to: profilePath, label: "Your profile" }}
      />
      <AnswerSummary success={said} />
      <section className={`stack-3 ${styles.part}`} aria-labelledby="email-heading">
        <h2 id="email-heading">Email</h2>
        <p>{email}</p>
        <Way to="/account/security/email">Change your email</Way>
      </section>
      <section className={`stack-3 ${styles.part}`} aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <p>Changing it signs out every other device.</p>
        <Way to="/account/security/password">Change your password</Way>
      </section>
      <section className={`stack-3 ${styles.part}`} aria-labelledby="second-heading">
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
      <Devices devices={devices} />
      <section className={`stack-3 ${styles.part}`} aria-labelledby="data-heading">
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
      <Link to={to} className="text-link">
        {children}
      </Link>
    </p>
  );
}

type ShownDevice = Omit<Device, "since"> & { since: string; sinceText: string };

function Devices({ devices }: { devices: ShownDevice[] }) {
  return (
    <section className={`stack-3 ${styles.part}`} aria-labelledby="devices-heading">
      <h2 id="devices-heading">Where you are logged in</h2>
      <ul className={`plain-list ${styles.devices}`}>
        {devices.map((device) => (
          <li key={device.id} className={`spread ${styles.device}`}>
            <DeviceFacts device={device} />
            {!device.thisOne && (
              <PostForm intent="device" about={{ device: device.id }} reloadDocument>
                <SubmitButton size="small">
                  Sign out<span className="visually-hidden"> {device.text}</span>
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <PostForm intent={["others", "everywhere"]} reloadDocument className="row">
        {devices.length > 1 && <SubmitButton intent="others">Sign out all others</SubmitButton>}
        <SubmitButton intent="everywhere">Sign out everywhere</SubmitButton>
      </PostForm>
    </section>
  );
}

function DeviceFacts({ device: { text, since, sinceText, thisOne } }: { device: ShownDevice }) {
  return (
    <span className={styles.what}>
      <span>
        {text} {thisOne && <Badge tone="harbour">This device</Badge>}
      </span>
      <span className="note">
        Since <time dateTime={since}>{sinceText}</time>
      </span>
    </span>
  );
}
