import { readConfig } from "../config.ts";
import { listTemplatesToApprove } from "../notices/channels/approved-template.ts";

/** `npm run whatsapp:templates`: prints the templates to submit to Meta, one for each kind of notice and language. */
const { publicUrl } = readConfig();
for (const { name, language, body, button } of listTemplatesToApprove(publicUrl))
  process.stdout.write(`${name} (${language})\n${body}\nButton: ${button}\n\n`);
