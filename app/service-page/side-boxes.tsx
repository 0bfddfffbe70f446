import styles from "#app/service-page/side-boxes.module.css";
import { ChatFormOnDemand } from "#app/bookings/chat-on-demand.tsx";
import type { ChatView } from "#app/bookings/booking-form-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";

export function ChatBox({ chat, logInHref }: { chat: ChatView | null; logInHref: string }) {
  return (
    <section id="free-chat" className={`stack-3 ${styles.box}`} aria-labelledby="chat-heading">
      <h2 id="chat-heading" className="step-1">
        Free five-minute WhatsApp chat
      </h2>
      <p>Ask a counsellor whether this is the right service, before you pay for anything.</p>
      {chat === null && <LinkButton to={logInHref}>Log In</LinkButton>}
      {chat?.open && <OpenBooking booking={chat.open} />}
      {chat?.form && <ChatFormOnDemand form={chat.form} />}
    </section>
  );
}

function OpenBooking({ booking }: { booking: NonNullable<ChatView["open"]> }) {
  return (
    <>
      <p className={styles.open}>
        <Badge tone={booking.state === "Confirmed" ? "success" : "harbour"} icon="calendar">
          {booking.state}
        </Badge>{" "}
        {booking.when ?? "A counsellor writes to you on WhatsApp."}
      </p>
      <LinkButton to="/account/dashboard/#free-chats">See it on your dashboard</LinkButton>
    </>
  );
}
