import { href, Link, useNavigate } from "react-router";

import type { BookingState } from "#app/bookings/booking.ts";
import { nextStep, stateLabels } from "#app/bookings/booking-labels.ts";
import styles from "#app/dashboard/booking-list.module.css";
import { type BookingsView, cancelChatIntent, type ShownBooking } from "#app/dashboard/booking-view.ts";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icons.tsx";

const here = "/account/dashboard/";

export function BookingList({ view: { bookings, asked, cancelled } }: { view: BookingsView }) {
  const wasRefused = useIsRefused(cancelChatIntent);
  if (bookings.length === 0 && !wasRefused) return null;
  const [open, earlier] = [bookings.filter((one) => one.open), bookings.filter((one) => !one.open)];
  return (
    <section id="free-chats" className={`stack-4 ${styles.section}`} aria-labelledby="free-chats-heading">
      <h2 id="free-chats-heading">Your free chats</h2>
      {wasRefused && <AnswerSummary />}
      {cancelled && !wasRefused && (
        <Alert tone="success">
          <p>Your free chat is cancelled.</p>
        </Alert>
      )}
      {asked && !wasRefused && <Question key={asked.id} booking={asked} />}
      {open.length > 0 && <Rows bookings={open} />}
      {earlier.length > 0 && (
        <Disclosure summary="Earlier free chats" open={open.length === 0}>
          <Rows bookings={earlier} />
        </Disclosure>
      )}
    </section>
  );
}

function Rows({ bookings }: { bookings: ShownBooking[] }) {
  return (
    <ul className="stack-4" role="list">
      {bookings.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function Row({ booking }: { booking: ShownBooking }) {
  const { heading, servicePath, state, when, startsAt, number, changeable, calendarHref } = booking;
  return (
    <li className={`stack-2 ${styles.booking}`}>
      <p className={`row ${styles.head}`}>
        <Link to={servicePath}>{heading}</Link>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      </p>
      <p className="muted measure">
        {when && <span>{startsAt === null ? `${when}.` : <time dateTime={startsAt}>{when}.</time>} </span>}
        {nextStep(state, number)}
      </p>
      <div className={`row ${styles.ways}`}>
        {changeable && (
          <LinkButton to={href("/account/bookings/:bookingId", { bookingId: booking.id })} size="small">
            {startsAt === null ? "Choose a time" : "Move"}
            <span className="visually-hidden"> for the free chat about {heading}</span>
          </LinkButton>
        )}
        {changeable && (
          <LinkButton
            to={`?${new URLSearchParams({ cancel_chat: booking.id })}#free-chats`}
            size="small"
            preventScrollReset
            replace
          >
            Cancel<span className="visually-hidden"> the free chat about {heading}</span>
          </LinkButton>
        )}
        {calendarHref && (
          <a href={calendarHref} className={`text-link ${styles.file}`} download>
            <Icon name="calendar" /> Calendar file
            <span className="visually-hidden"> of the free chat about {heading}</span>
          </a>
        )}
      </div>
    </li>
  );
}

function Question({ booking: { id, heading } }: { booking: ShownBooking }) {
  const { formData } = useNavigation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      heading="Cancel this free chat?"
      size="small"
      dismissable={false}
      onClose={() => void navigate(here, { replace: true, preventScrollReset: true })}
      actions={
        <>
          <LinkButton to={here} replace preventScrollReset>
            Keep Chat
          </LinkButton>
          <Button
            type="submit"
            form="cancel-chat"
            variant="danger"
            pending={formData?.get("intent") === cancelChatIntent}
          >
            Cancel Chat
          </Button>
        </>
      }
    >
      <PostForm
        intent={cancelChatIntent}
        about={{ booking: id }}
        id="cancel-chat"
        action={here}
        preventScrollReset
        replace
      />
      <p>We will not write to you about “{heading}”. You can book another chat at any time.</p>
    </Dialog>
  );
}

const tones: Record<BookingState, BadgeTone> = {
  requested: "harbour",
  confirmed: "success",
  completed: "neutral",
  no_show: "neutral",
  cancelled: "neutral",
};
