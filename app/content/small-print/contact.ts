import {
  type CompanyDetails,
  mailTo,
  type SmallPrint,
  text,
} from "#app/content/small-print/small-print-parts.ts";

export function contactPage({ seller, address, hours, email, whatsappHref }: CompanyDetails): SmallPrint {
  return {
    title: "Contact",
    intro: "Write to us here. People answer, and a five-minute chat on WhatsApp with a counsellor is free.",
    dated: "2026-11-24",
    sections: [
      text("whatsapp", "WhatsApp", [
        { text: "Write to us on WhatsApp", href: whatsappHref },
        " for the quickest way to a short answer. Ask which service fits and what it costs. Send no passport and no bank details in a chat. A free five-minute chat with a counsellor is booked on the page of the service it is about: see ",
        { text: "all services", href: "/service/" },
        ".",
      ]),
      text("email", "Email", [
        "If you would rather write a mail: ",
        mailTo(email),
        ". Give the number of the order if there is one, such as LF-1042.",
      ]),
      text(
        "hours",
        "Hours",
        hours ??
          "We keep no fixed hours and do not answer around the clock. Messages are read in the order they arrive.",
      ),
      text(
        "address",
        "Address",
        address.length > 0
          ? `${seller}, ${address.join(", ")}`
          : "We work by video call, audio call and text, and have no office for visits. Write to us for a postal address.",
      ),
    ],
  };
}
