import { starsMax } from "#app/testimonials/testimonial.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export function StarsField({ defaultValue = "" }: { defaultValue?: string }) {
  return (
    <SelectField
      label="Stars"
      name="stars"
      width="medium"
      optional
      defaultValue={defaultValue}
      placeholder="None"
      options={Array.from({ length: starsMax }, (_, at) => {
        const stars = starsMax - at;
        return { value: String(stars), label: stars === 1 ? "1 star" : `${stars} stars` };
      })}
    />
  );
}
