import { researchGroupText } from "#app/research-groups/group-page-texts.ts";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";

export function RoleChoice() {
  return (
    <ChoiceGroup
      legend="Your contribution"
      name="role"
      layout="rows"
      hint="Customers who are logged in see your name and your role, visitors your initials. You can change the role later."
      required
      choices={researchGroupText.roles.map(({ role, name, text }) => ({
        value: role,
        label: name,
        note: text,
      }))}
    />
  );
}
