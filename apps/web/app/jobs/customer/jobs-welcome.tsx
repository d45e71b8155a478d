import { Alert, Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../locales/en/customers.json";
import { LineIcon, type LineIconName } from "../../shared/layout/drawings/line-icon.tsx";
import { TruckArt } from "../../shared/layout/drawings/truck-art.tsx";
import { NotForHandymen } from "../../shared/person/not-for-handymen.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { WelcomeDrawing } from "./welcome-drawing.tsx";

const steps = ["what", "follow", "pay"] as const;
const icons: Record<(typeof steps)[number], LineIconName> = { what: "chat", follow: "pin", pay: "wallet" };

/** Explains how to post a job, with links to do it, with and without an account. */
export function JobsWelcome() {
  const { welcome } = useMessages(customers);
  const session = useSession();
  return (
    <>
      <section className="hero">
        <div className="hero-content">
          <div className="hero-text">
            <Title order={1}>{welcome.heading}</Title>
            <Text size="lg">{welcome.text}</Text>
            {session && session.role !== "Customer" && <Alert color="marigold">{welcome.otherRole}</Alert>}
            <div className="hero-buttons">
              <NotForHandymen>
                <Button component={Link} to="/jobs/new">
                  {welcome.post}
                </Button>
              </NotForHandymen>
              {!session && (
                <Button component={Link} to="/phonelogin" variant="default">
                  {welcome.login}
                </Button>
              )}
            </div>
          </div>
          <WelcomeDrawing />
        </div>
        <TruckArt />
      </section>
      <section className="landing-section" aria-labelledby="how-it-works">
        <Title order={2} id="how-it-works">
          {welcome.stepsTitle}
        </Title>
        <ol className="tiles">
          {steps.map((step, index) => (
            <li key={step} className="tile">
              <LineIcon name={icons[step]} />
              <Title order={3}>
                <span className="tile-number">{welcome.step({ number: index + 1 })}: </span>
                {welcome.steps[step].title}
              </Title>
              <Text>{welcome.steps[step].text}</Text>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
