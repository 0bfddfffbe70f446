import { z } from "zod";

import { checkEmail } from "#app/accounts/registration/registration.ts";
import { type EnquiryKind, enquiryKinds, senderLengthMax, textLength } from "#app/enquiries/enquiry.ts";
import { looksAutomatic } from "#app/enquiries/enquiry-refusals.ts";
import { hidden } from "#app/forms/fields.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse, refuseAll, type Refused } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const enquiryFields = z.object({
  name: hidden,
  email: hidden,
  kind: hidden,
  order: hidden,
  text: hidden,
  /** People do not see it, so only programs fill it in. */
  website: hidden,
  send_key: hidden,
});

export type EnquiryFields = z.output<typeof enquiryFields>;

type ReadEnquiry = {
  name: string;
  email: string;
  kind: EnquiryKind;
  orderNumber: number | null;
  text: string;
  sendKey: string;
};

/** All that is wrong at once. */
export function readEnquiry(sent: EnquiryFields): Outcome<ReadEnquiry> {
  if (sent.website !== "") return looksAutomatic;
  if (!z.uuid().safeParse(sent.send_key).success) return notUnderstood;
  const [name, email, kind] = [readName(sent.name), readEmail(sent.email), readKind(sent.kind)];
  const [order, text] = [readOrder(sent.order), readEnquiryText(sent.text)];
  if (name.ok && email.ok && kind.ok && order.ok && text.ok) {
    return done({
      name: name.value,
      email: email.value,
      kind: kind.value,
      orderNumber: order.value,
      text: text.value,
      sendKey: sent.send_key,
    });
  }
  return refuseAll([name, email, kind, order, text]);
}

function readName(typed: string): Outcome<string> {
  const name = plainLine(typed);
  if (name === "") return wrong("name", "Enter your name.");
  if (readersLength(name) <= senderLengthMax) return done(name);
  return wrong("name", `At most ${senderLengthMax} characters.`);
}

function readEmail(typed: string): Outcome<string> {
  const checked = checkEmail(typed);
  return checked.ok ? done(checked.email) : wrong("email", checked.fault);
}

function readKind(typed: string): Outcome<EnquiryKind> {
  const kind = enquiryKinds.find((one) => one === typed);
  return kind ? done(kind) : wrong("kind", "Choose what your message is about.");
}

function readOrder(typed: string): Outcome<number | null> {
  if (typed === "") return done(null);
  const number = readOrderNumber(/^\d+$/.test(typed) ? `LF-${typed}` : typed);
  return number === null ? wrong("order", "Enter a number like LF-1042, or none.") : done(number);
}

export function readEnquiryText(typed: string, least: number = textLength.min): Outcome<string> {
  const text = plainParagraphs(typed);
  if (text === "") return wrong("text", "Write your message.");
  const length = text.length > textLength.max * 20 ? text.length : readersLength(text);
  if (length < least) return wrong("text", `Write at least ${least} characters.`);
  if (length <= textLength.max) return done(text);
  return wrong("text", `At most ${textLength.max.toLocaleString("en")} characters. Nothing was sent.`);
}

function wrong(field: string, message: string): Refused {
  return refuse({ code: `invalid_${field}`, message, status: 422, field });
}
