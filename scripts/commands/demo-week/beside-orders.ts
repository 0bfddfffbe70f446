import { randomUUID } from "node:crypto";

import { bookChat } from "#app/bookings/book-chat.server.ts";
import { endChat, setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import type { ChatEnd } from "#app/bookings/desk/desk-chat-view.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { answerEnquiry } from "#app/enquiries/desk/change-enquiry.server.ts";
import { writeEnquiry } from "#app/enquiries/write-enquiry.server.ts";
import { makeCustomLink } from "#app/payment-links/desk/make-link.server.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { payByLink, topUp, valueOf } from "#scripts/commands/demo-week/buy.ts";
import type { People, StaffName, VisitorName } from "#scripts/commands/demo-week/people.ts";
import { localTime } from "#scripts/commands/demo-week/session-steps.ts";
import type { Happening } from "#scripts/commands/demo-week/story.ts";

/** Chats, money in wallets, links and a letter to us. */
export function besideOrders(people: People): Happening[] {
  return [...moneyOf(people), ...chatsOf(people), ...linksOf(people), enquiryOf(people)];
}

function moneyOf({ visitors, staff }: People): Happening[] {
  const add = (who: VisitorName, day: number, amount: bigint): Happening => ({
    day,
    what: `${who} fills a wallet`,
    happen: (now) => topUp({ user: visitors[who], amount, currency: "INR", gateway: "razorpay", now }),
  });
  return [
    add("nadia", 8.6, 2_500_000n),
    add("ravi", 3.1, 2_000_000n),
    {
      day: 0.35,
      what: "a large credit waits for a second person",
      async happen(now) {
        const { id: userId } = visitors.nadia;
        const credit = { userId, direction: "credit", amount: 1_500_000n, currency: "INR" } as const;
        const reason = "A letter came four days late, as we had agreed in writing.";
        valueOf(
          await adjustWallet({ ...credit, member: staff.manager, reason, requestKey: randomUUID(), now }),
        );
      },
    },
  ];
}

type DemoChat = {
  who: VisitorName;
  day: number;
  service: ServiceSlug;
  mobile: string;
  country: string;
  with?: StaffName;
  daysAhead?: number;
  clock?: string;
  ended?: { day: number; as: ChatEnd };
};

const chats: DemoChat[] = [
  {
    who: "kofi",
    day: 18,
    service: "scholarship-help",
    mobile: "241234567",
    country: "GH",
    with: "cleo",
    daysAhead: 1,
    clock: "10:00",
    ended: { day: 16.5, as: "completed" },
  },
  {
    who: "mei",
    day: 10,
    service: "counselling-session",
    mobile: "81234567",
    country: "SG",
    with: "dario",
    daysAhead: 1,
    clock: "12:00",
    ended: { day: 8.2, as: "no_show" },
  },
  {
    who: "sofia",
    day: 3,
    service: "eb-1-visa",
    mobile: "2015550123",
    country: "US",
    with: "cleo",
    daysAhead: 4,
    clock: "17:00",
  },
  {
    who: "lena",
    day: 1.3,
    service: "global-talent-visa-uk",
    mobile: "15123456789",
    country: "DE",
    with: "dario",
    daysAhead: 2,
    clock: "12:30",
  },
  { who: "clara", day: 0.8, service: "o-1-visa", mobile: "7400123456", country: "GB" },
  { who: "tomas", day: 0.2, service: "mock-interview", mobile: "11961234567", country: "BR" },
];

function chatsOf({ visitors, staff }: People): Happening[] {
  return chats.flatMap(({ who, day, service, mobile, country, ended, ...time }) => {
    let bookingId = "";
    const what = `${who}’s free chat`;
    const asked = { mobile, country, service, preferredOn: "", consent: true };
    const member = staff[time.with ?? "cleo"];
    const booked: Happening = {
      day,
      what,
      async happen(now) {
        const consentText = "Write to me on WhatsApp about this chat.";
        bookingId = valueOf(await bookChat({ ...asked, userId: visitors[who].id, consentText, now })).id;
        const { daysAhead, clock } = time;
        if (daysAhead === undefined || clock === undefined) return;
        const at = localTime(now, { daysAhead, clock, timeZone: member.timeZone });
        valueOf(await setChatTime({ member, bookingId, seen: "0", localTime: at, now }));
      },
    };
    if (!ended) return [booked];
    const end = async (now: Date) =>
      valueOf(await endChat({ member, bookingId, seen: "1", as: ended.as, now }));
    return [booked, { day: ended.day, what: `${what} ends`, happen: end }];
  });
}

function linksOf({ visitors, staff }: People): Happening[] {
  const make = async (who: VisitorName, title: string, amount: string, now: Date): Promise<PaymentLink> => {
    const description = "A letter, and two rounds of corrections.";
    const terms = { title, description, amount, currency: "USD", days: "12" };
    const link = { member: staff.manager, customerId: visitors[who].id, terms, validDays: 7, mail: true };
    return valueOf(await makeCustomLink({ ...link, purchaseId: randomUUID(), now }));
  };
  return [
    {
      day: 1,
      what: "a link that nobody has paid yet",
      happen: (now) => make("sofia", "Appeal of a refused visa", "480", now),
    },
    {
      day: 0,
      what: "a link that a friend pays",
      async happen(now) {
        const link = await make("tomas", "Answer to a request for evidence", "350", now);
        await payByLink(link, "stripe", now);
      },
    },
  ];
}

function enquiryOf({ visitors, staff }: People): Happening {
  return {
    day: 1.4,
    what: "an enquiry is answered",
    async happen(now) {
      const { id: userId, email } = visitors.yuki;
      const words = "May I begin a service in April if I buy it now, while the price is this one?";
      const sent = { name: "Yuki Rei", email, kind: "before_buying", order: "", text: words, website: "" };
      const asked = { userId, sent: { ...sent, send_key: randomUUID() }, now };
      const { reference, version } = valueOf(await writeEnquiry(asked));
      const text = "Yes. The time begins when you send us the form, whenever that is.";
      const answer = {
        member: staff.manager,
        reference,
        seen: String(version),
        text,
        sendKey: randomUUID(),
        now,
      };
      valueOf(await answerEnquiry(answer));
    },
  };
}
