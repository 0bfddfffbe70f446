import { lintConfig } from "#scripts/lint/lint-config.ts";

export default lintConfig();
