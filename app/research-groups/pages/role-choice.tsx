import { researchGroupWords } from "#app/research-groups/research-group-texts.ts";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";

type RoleChoiceProps = { defaultRole?: string | undefined; error?: string | null };

/** What a member contributes, each role in a few words. */
export function RoleChoice({ defaultRole, error = null }: RoleChoiceProps) {
  return (
    <ChoiceGroup
      legend="Your contribution"
      name="role"
      layout="rows"
      hint="Customers who are logged in see your name and your role, visitors your initials. You can change the role later."
      required
      defaultValue={defaultRole}
      choices={researchGroupWords.roles.map(({ role, name, text }) => ({
        value: role,
        label: name,
        note: text,
      }))}
      error={error}
    />
  );
}
