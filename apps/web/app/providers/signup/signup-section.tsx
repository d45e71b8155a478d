import { Fieldset } from "@mantine/core";
import type { ReactNode } from "react";

export function SignupSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title} className="surface">
      <div className="form-grid">{children}</div>
    </Fieldset>
  );
}
