import { expect, test } from "vitest";

import { htmlFaults } from "#tests/pages/html-faults.ts";

const pageWith = (markup: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body><main>${markup}</main></body></html>`;

const faulty = [
  { fault: "autocomplete on a checkbox", markup: '<input type="checkbox" name="a" autocomplete="off">' },
  { fault: "autocomplete on a radio", markup: '<input type="radio" name="a" autocomplete="off">' },
  { fault: "autocomplete on a button", markup: '<button type="button" autocomplete="off">Go</button>' },
  {
    fault: "autocomplete on an input that is a button",
    markup: '<input type="submit" value="Go" autocomplete="off">',
  },
  {
    fault: "autocomplete off on a hidden field",
    markup: '<input type="hidden" name="a" autocomplete="off">',
  },
  { fault: "a word that autocomplete does not know", markup: '<input name="a" autocomplete="telephone">' },
  {
    fault: "tel on a field of a number",
    markup: '<input type="number" name="a" autocomplete="tel-national">',
  },
  {
    fault: "tel-national on a field of telephone numbers",
    markup: '<input type="tel" name="a" autocomplete="tel-national">',
  },
  { fault: "two of one id", markup: '<p id="a"></p><p id="a"></p>' },
  { fault: "a label for nothing", markup: '<label for="nobody">Name</label>' },
  { fault: "a description by nothing", markup: '<input name="a" aria-describedby="nobody">' },
  { fault: "a heading within a paragraph's words", markup: "<span><h2>Title</h2></span>" },
  { fault: "a button within a link", markup: '<a href="/"><button type="button">Go</button></a>' },
  { fault: "a form within a form", markup: "<form><div><form></form></div></form>" },
  { fault: "an attribute nobody knows", markup: '<p colour="red"></p>' },
  { fault: "an element nobody knows", markup: "<x-colour></x-colour>" },
  { fault: "a list of what is no item", markup: "<ul><p>One</p></ul>" },
  { fault: "a picture without words or source", markup: "<img>" },
  {
    fault: "a required select without a placeholder",
    markup: '<select name="a" aria-label="A" required><option value="1">One</option></select>',
  },
  {
    fault: "an option without words",
    markup: '<select name="a" aria-label="A"><option value=""></option></select>',
  },
  { fault: "a day that is none", markup: '<input type="date" name="a" value="tomorrow">' },
  {
    fault: "a day and time that is none",
    markup: '<input type="datetime-local" name="a" value="2026-01-01">',
  },
  { fault: "a number that is none", markup: '<input type="number" name="a" value="many">' },
  { fault: "a moment that is none", markup: '<time datetime="yesterday">Yesterday</time>' },
  { fault: "a name where nothing can be named", markup: '<div aria-label="x">x</div>' },
];

test.each(faulty)("the checker finds $fault", async ({ markup }) => {
  expect(await htmlFaults(pageWith(markup))).toHaveLength(1);
});

test("the checker finds a page without a doctype", async () => {
  expect(await htmlFaults(pageWith("").replace("<!DOCTYPE html>", ""))).toHaveLength(1);
});

test("the checker finds nothing wrong with what the standard allows", async () => {
  const well = `
    <form method="post">
      <input type="hidden" name="token" value="1">
      <label for="mobile">Mobile</label>
      <input type="text" id="mobile" name="mobile" inputmode="tel" autocomplete="tel-national">
      <label for="number">Number</label><input type="tel" id="number" name="number" autocomplete="tel">
      <label><input type="checkbox" name="agreed"> I agree</label>
      <select name="country" aria-label="Country" required><option value="">Choose</option></select>
      <input type="date" name="day" aria-label="Day" value="2026-11-22">
      <input type="number" name="days" aria-label="Days" value="12">
      <button type="submit">Send</button>
    </form>
    <iframe src="/video" title="A video" allow="fullscreen"></iframe>
    <time datetime="2026-11-22T10:00:00Z">Today</time>
    <svg viewBox="0 0 1 1" fill="none" stroke-width="2"><path d="M0 0h1"/></svg>`;
  expect(await htmlFaults(pageWith(well))).toEqual([]);
});
