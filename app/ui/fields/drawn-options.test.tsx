import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { drawOptions } from "#app/ui/draw-part.server.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

const page = new Request("http://127.0.0.1/service/");
const dataAlone = new Request("http://127.0.0.1/service.data");
const countries = [
  { value: "", label: "Choose" },
  { value: "IN", label: "India & around" },
  { value: "US", label: "United States" },
];

/** As drawn, with and without what only drawn options have. */
function select(options: Parameters<typeof SelectField>[0]["options"], value: string) {
  return renderToStaticMarkup(
    <SelectField id="c" label="Country" name="c" options={options} defaultValue={value} required />,
  ).replace(/ data-drawn="[^"]*"/, "");
}

test.each(["IN", "US", "", "nowhere", `IN"><b`, "$&"])(
  "drawn options are those that React draws, with “%s” chosen",
  (value) => {
    expect(
      select(
        drawOptions("countries", page, () => countries),
        value,
      ),
    ).toBe(select(countries, value));
  },
);

test("a select whose options all have a value is not required", () => {
  const some = countries.slice(1);
  expect(
    select(
      drawOptions("some", page, () => some),
      "US",
    ),
  ).toBe(select(some, "US"));
  expect(select(some, "US")).not.toContain("required");
});

test("they are drawn once, and go into the data only for who asks for data alone", () => {
  let times = 0;
  const list = () => (times++, countries);
  expect(drawOptions("once", page, list)).not.toHaveProperty("html");
  expect(drawOptions("once", dataAlone, list).html).toContain(`<option value="US">United States</option>`);
  expect(times).toBe(1);
});
